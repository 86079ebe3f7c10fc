/** A client of the W3C WebDriver protocol, as far as the checks need it: https://www.w3.org/TR/webdriver2/ */
import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/setup/launch';
import type { Modifier } from './driver';

/** Code points that stand for keys: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Shift: '\uE008',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};

/** How long a script may take, in milliseconds: one whose document is kept for a return, or replaced, never ends. */
const scriptTimeout = 5000;

/** How long a driver may take to answer, in milliseconds: WPE's sometimes never does, and the check is tried once more. */
const answerTimeout = 30_000;

/** An element, under the key that the protocol has for them. */
type ElementReference = Readonly<Record<'element-6066-11e4-a52e-4f735466cecf', string>>;

/** A driver's process with one session. */
export class Session {
  private constructor(
    private readonly driver: ChildProcess,
    private readonly address: string,
    /** What the browser says about itself. */
    readonly browserVersion: string,
  ) {}

  /**
   * Starts a driver and a session in it.
   *
   * @param program path of the driver
   * @param options the browser's own capabilities
   */
  static async start(
    program: string,
    options: Readonly<Record<string, unknown>>,
    env: Readonly<Record<string, string>>,
  ): Promise<Session> {
    const port = await freePort();
    const driver = spawn(program, ['-p', String(port)], {
      stdio: 'ignore',
      env: { ...process.env, ...env },
    });
    const base = `http://127.0.0.1:${port}`;
    for (let attempt = 0; ; attempt += 1) {
      try {
        await command(`${base}/status`, 'GET');
        break;
      } catch (error) {
        if (attempt === 100) throw error;
        await wait(100);
      }
    }
    const { sessionId, capabilities } = (await command(`${base}/session`, 'POST', {
      capabilities: { alwaysMatch: { timeouts: { script: scriptTimeout }, ...options } },
    })) as { sessionId: string; capabilities: { browserVersion: string } };
    return new Session(driver, `${base}/session/${sessionId}`, capabilities.browserVersion);
  }

  async send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
    try {
      return await command(`${this.address}${path}`, method, body);
    } catch (error) {
      // It won't answer the next command either, which fails at once then.
      if (error instanceof DOMException && error.name === 'TimeoutError')
        this.driver.kill('SIGKILL');
      throw error;
    }
  }

  open(url: string): Promise<unknown> {
    return this.send('POST', '/url', { url });
  }

  /** Value of an expression in the page, or of the promise that it is. */
  async evaluate(expression: string): Promise<unknown> {
    const answer = (await this.send('POST', '/execute/async', {
      script: `const done = arguments[0];
        (async () => (${expression}))().then(
          (value) => done({ value }),
          (error) => done({ error: String(error) }),
        )`,
      args: [],
    })) as { value?: unknown; error?: string };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value ?? undefined;
  }

  point(x: number, y: number, press: boolean): Promise<unknown> {
    const pressed = press
      ? [
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]
      : [];
    const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
    return this.send('POST', '/actions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [move, ...pressed],
        },
      ],
    });
  }

  press(key: string, held: readonly Modifier[] = []): Promise<unknown> {
    const values = [...held, key].map((name) => keys[name] ?? name);
    return this.send('POST', '/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [
            ...values.map((value) => ({ type: 'keyDown', value })),
            ...values.reverse().map((value) => ({ type: 'keyUp', value })),
          ],
        },
      ],
    });
  }

  async type(text: string): Promise<void> {
    for (const character of text) await this.press(character);
  }

  /** Switches to the page's only frame, in which later commands run. */
  async enterFrame(): Promise<void> {
    await this.send('POST', '/frame', { id: null });
    const frame = (await this.send('POST', '/element', {
      using: 'css selector',
      value: 'iframe',
    })) as ElementReference;
    await this.send('POST', '/frame', { id: frame });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(String(await this.send('GET', '/screenshot')), 'base64');
  }

  async close(): Promise<void> {
    await this.send('DELETE', '').catch(() => undefined);
    this.driver.kill();
  }
}

async function command(
  address: string,
  method: 'GET' | 'POST' | 'DELETE',
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(address, {
    method,
    headers: { 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(answerTimeout),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${new URL(address).pathname}: ${error}: ${message}`);
  }
  return value;
}
