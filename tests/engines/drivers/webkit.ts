import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Browser, Programs, Tab, View } from './driver';
import { Session } from './webdriver';
import { frameAround } from '../site';

/** A tab of a session. There is one tab a session: a site has an origin of its own, and with it a storage of its own. */
function tabOf(session: Session, open: (address: string) => Promise<unknown>): Tab {
  let last = 'about:blank';
  return {
    // The driver hands out no messages: those that the page itself can hear are heard by `../listener.ts`.
    heard: [],
    async open(address) {
      last = address;
      await open(address);
    },
    evaluate: (expression) => session.evaluate(expression),
    async point(x, y, press) {
      await session.point(x, y, press);
    },
    async press(key, held) {
      await session.press(key, held);
    },
    type: (text) => session.type(text),
    picture: () => session.picture(),
    async close() {
      // Requests that are under way when the page is left fail, which isn't the page's fault.
      await session.evaluate('window.__closed = true').catch(() => undefined);
      // Before the site goes: a page that goes on asking for it would report that to the next check. WebKitGTK 2.50
      // crashes when it goes from a sandboxed page, which runs no scripts, to an empty one.
      await session.open(new URL('/robots.txt', last).href);
    },
  };
}

/** A session for each color scheme, started when it is needed, and again if one has died. */
function sessions(start: (scheme: View['colorScheme']) => Promise<Session>) {
  const open = new Map<View['colorScheme'], Promise<Session>>();
  return {
    async get(scheme: View['colorScheme']): Promise<Session> {
      const last = await open.get(scheme);
      if (last) {
        try {
          await last.send('GET', '/url');
          return last;
        } catch {
          await last.close();
        }
      }
      const session = start(scheme);
      open.set(scheme, session);
      return session;
    },
    async close(): Promise<void> {
      for (const session of open.values()) await (await session).close();
    },
  };
}

/** A display that no one sees, under a free number. */
async function startDisplay(program: string): Promise<{ name: string; process: ChildProcess }> {
  const display = spawn(program, ['-displayfd', '3', '-screen', '0', '1440x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, process: display };
}

/** WebKitGTK by WebDriver, on a display of its own. */
export async function launchWebKit({
  driver = '',
  browser = '',
  display: server = '',
}: Programs): Promise<Browser> {
  const display = await startDisplay(server);
  const all = sessions((scheme) =>
    Session.start(
      driver,
      {
        'webkitgtk:browserOptions': {
          binary: browser,
          // Only without a toolbar is a window as narrow as a phone.
          args: ['--automation', '--full-screen', ...(scheme === 'dark' ? ['--dark-mode'] : [])],
        },
      },
      { DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: '1' },
    ),
  );
  const { browserVersion } = await all.get('light');
  return {
    version: `WebKitGTK ${browserVersion}`,
    async tab({ width, height, colorScheme }) {
      const session = await all.get(colorScheme);
      await session.send('POST', '/window/rect', { x: 0, y: 0, width, height });
      return tabOf(session, (address) => session.open(address));
    },
    async close() {
      await all.close();
      display.process.kill();
    },
  };
}

/** Size of the window of WPE's small browser, which cannot be changed. */
const floorWindow = { width: 1280, height: 720 } as const;

/** WPE WebKit by WebDriver, which needs no display. A narrow page is in a frame of that width: its window has one size. */
export async function launchWebKitFloor({ driver = '', browser = '' }: Programs): Promise<Browser> {
  const all = sessions(() =>
    Session.start(
      driver,
      { 'wpe:browserOptions': { binary: browser, args: ['--automation', '--headless'] } },
      { LIBGL_ALWAYS_SOFTWARE: '1' },
    ),
  );
  const { browserVersion } = await all.get('light');
  return {
    version: `WPE WebKit ${browserVersion}`,
    async tab({ width }) {
      const session = await all.get('light');
      if (width === floorWindow.width) return tabOf(session, (address) => session.open(address));
      return tabOf(session, async (address) => {
        await session.open(frameAround(address, width, floorWindow.height));
        await session.enterFrame();
      });
    },
    close: () => all.close(),
  };
}
