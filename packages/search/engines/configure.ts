import type { BuildEnvironment } from '../../../src/config/environment';
import type { EngineConfig } from './index';

/** Which engine answers, and what the browser must know to ask it. The only place where a build decides it. */
export function engineConfig({ hostedSearch }: BuildEnvironment): EngineConfig {
  return hostedSearch ? { engine: 'hosted', ...hostedSearch } : { engine: 'embedded' };
}
