import { usePluginData } from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { HostedSettings } from './engines/hosted';

/** What the browser knows of the search before it is used: written into every page's data, so kept small. */
export interface SearchSettings {
  /** Settings of the hosted service, if that answers. */
  readonly hosted?: HostedSettings | undefined;
}

/** Settings of the search as the build wrote them. */
export function useSearchSettings(): SearchSettings & { readonly baseUrl: string } {
  const { siteConfig } = useDocusaurusContext();
  return { ...(usePluginData('search') as SearchSettings), baseUrl: siteConfig.baseUrl };
}
