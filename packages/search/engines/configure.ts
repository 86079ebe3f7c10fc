import type { SearchSite } from '../types';
import type { HostedSettings } from './hosted';
import type { EngineConfig } from './index';

/** Which engine answers, and what the browser must know to ask it. The only place where a build decides it. */
export function engineConfig(site: SearchSite, hosted: HostedSettings | undefined): EngineConfig {
  return hosted ? { engine: 'hosted', ...hosted, site } : { engine: 'embedded' };
}
