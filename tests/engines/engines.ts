import type { Browser, Programs } from './drivers/driver';
import { launchChrome } from './drivers/chrome';
import { launchFirefox } from './drivers/firefox';
import { launchWebKit, launchWebKitFloor } from './drivers/webkit';

/** The engines of the tests, by the names that `scripts/setup/engines.cjs` gives them. */
export const engines = {
  firefox: { title: 'Firefox', launch: launchFirefox },
  webkit: { title: 'WebKit, today’s', launch: launchWebKit },
  'webkit-floor': { title: 'WebKit at the floor', launch: launchWebKitFloor },
  'chrome-floor': { title: 'Chrome at the floor', launch: launchChrome },
} as const satisfies Record<
  string,
  { title: string; launch: (programs: Programs) => Promise<Browser> }
>;

export type EngineName = keyof typeof engines;

/** What a driver or an engine lacks, so that checks that need it can't run. */
export type Need =
  | 'back-forward cache'
  | 'clipboard'
  | 'dark system'
  | 'narrow window'
  | 'place after a reload'
  | 'selection of a list'
  | 'link prefetch';

/** Why a check that needs something cannot run in an engine. */
export const limits: Readonly<Record<EngineName, Partial<Record<Need, string>>>> = {
  firefox: {},
  webkit: {
    'place after a reload': 'WebKit returns to where the reader was, and then to the place again',
  },
  'webkit-floor': {
    clipboard: 'WPE without a display has no clipboard: writing to it never ends',
    'dark system': 'WPE without a display has no setting for a dark system',
  },
  'chrome-floor': {
    'back-forward cache': 'Chrome has it on desktops from version 96 on',
  },
};

/** What is known about an engine. */
interface Installed {
  readonly programs?: Programs;
  /** Why it isn't available. */
  readonly missing?: string;
}

const { findEngines } = require('../../scripts/setup/engines.cjs') as {
  findEngines: () => Record<EngineName, Installed>;
};

/** An engine's programs, or why they are missing. The commands that run the tests have looked already. */
export function installed(name: EngineName): Installed {
  const found = process.env.ENGINES
    ? (JSON.parse(process.env.ENGINES) as Record<EngineName, Installed>)
    : findEngines();
  process.env.ENGINES = JSON.stringify(found);
  return found[name];
}
