import type { EngineName } from './engines';

/** A check that fails, and is to fail until the fault is fixed: one that passes is an error, too. */
interface KnownFault {
  /** Title of the check. */
  readonly check: string;
  readonly in: readonly EngineName[];
  readonly what: string;
  /** Whether it shows at times only: then the check is left out, with the reason in the summary. */
  readonly isUnsteady?: true;
}

const all = ['firefox', 'webkit', 'webkit-floor', 'chrome-floor'] as const;

export const knownFaults: readonly KnownFault[] = [
  ...['/nothing-here', '/getting-started/INTRO', '/%E0%A4%A'].map((route) => ({
    check: `${route} shows the not-found page, which stays and leads on`,
    in: all,
    what: 'the worker for offline reading takes a missing page for a server out of reach',
  })),
  {
    check: 'the heading that a link of another page leads to is marked',
    in: all,
    what: 'the browser learns of no target where the address changes by script',
  },
  ...['the ABI, at the first press', 'the page as Markdown, at the first press'].map((check) => ({
    check,
    in: ['webkit'] as const,
    what: 'WebKit refuses the clipboard after a download',
  })),
  {
    check: 'says that nothing was copied',
    in: ['webkit'],
    what: 'a failed download of what is to be copied is caught by nothing',
  },
  {
    check: 'that are slow while the reader goes back and forward: no crash',
    in: ['webkit', 'webkit-floor'],
    what: 'the page that arrives is taken over at the address of another one',
  },
  {
    check: 'goes back and forward to the right pages',
    in: ['firefox'],
    what: 'a page that was sent whole is put in as text, which trusted types refuse',
  },
  {
    check: 'a page that was not read leads to those that were',
    in: ['firefox'],
    what: 'the page that stands in for one that was not kept asks for an icon, which the policy refuses',
  },
  {
    check: 'a page that was still coming when the reader left comes, without a Retry box',
    in: ['webkit', 'webkit-floor'],
    what: 'what was asked for before the reader left never arrives',
  },
  {
    check: 'back from a document outside the site returns to where the reader was',
    in: ['webkit'],
    what: 'WebKit scrolls to the top after the event at which the place is restored',
  },
  ...['bear with fast typing', 'bears with fast and long typing, and with a change of mind'].map(
    (check) => ({
      check,
      in: ['webkit', 'webkit-floor'] as const,
      what: 'WebKit refuses more than 100 changes of the address in some seconds',
      isUnsteady: true as const,
    }),
  ),
  ...[
    'back and forward return to where the reader was',
    'back after a jump within a long page returns to where the reader was',
  ].map((check) => ({
    check,
    in: ['webkit', 'webkit-floor'] as const,
    what: 'the place is restored before the page has its height',
    isUnsteady: true as const,
  })),
];
