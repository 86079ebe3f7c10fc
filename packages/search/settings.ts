import { usePluginData } from '@docusaurus/useGlobalData';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { HostedSettings } from './engines/hosted';

/** What the browser knows of the search before it is used. */
export interface SearchSettings {
  /** Settings of the hosted service, if that answers: written into every page's data. */
  readonly hosted?: HostedSettings | undefined;
  readonly baseUrl: string;
}

/** Settings of the search as the build wrote them. */
export function useSearchSettings(): SearchSettings {
  const { siteConfig } = useDocusaurusContext();
  const written = usePluginData('search') as Pick<SearchSettings, 'hosted'>;
  return { ...written, baseUrl: siteConfig.baseUrl };
}
