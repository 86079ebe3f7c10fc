/** What the development server does when files change, tested on the small site. */
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/setup/launch';
import { copySmallSite } from './smallSite';

/** Longest time that a step may take, in milliseconds: a machine may be busy. */
const timeoutMs = 600_000;

describe("the writers' server", () => {
  const site = mkdtempSync(path.join(tmpdir(), 'dev #1 [x]-'));
  const file = (name: string): string => path.join(site, name);
  let server: ChildProcess;
  let output = '';
  let port = 0;

  /** Waits until the server says something that it has not said before. */
  async function says(pattern: RegExp): Promise<string> {
    const end = Date.now() + timeoutMs;
    for (;;) {
      const found = pattern.exec(output);
      if (found) {
        output = output.slice(found.index + found[0].length);
        return found[0];
      }
      assert.ok(Date.now() < end && server.exitCode === null, `${String(pattern)} in ${output}`);
      await wait(100);
    }
  }

  function change(name: string, from: string, to: string): void {
    const text = readFileSync(file(name), 'utf8');
    assert.ok(text.includes(from), `${name} lacks ${from}`);
    writeFileSync(file(name), text.replace(from, to));
  }

  before(async () => {
    copySmallSite(site);
    change(
      'docs/security/index.md',
      'The signers',
      'The token is <Address id="yfi" />.\n\n```ts file="guide/a.ts"\n```\n\nThe signers',
    );
    mkdirSync(file('samples/guide'), { recursive: true });
    writeFileSync(file('samples/guide/a.ts'), 'const sample = 1;\n');
    port = await freePort();
    server = spawn(
      process.execPath,
      [
        ...['--require', 'tsx/cjs', 'scripts/dev/cli.ts', 'security'],
        ...['--port', String(port), '--host', '127.0.0.1', '--poll', '500'],
      ],
      { cwd: site, env: { ...process.env, NO_COLOR: '1' } },
    );
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (part: Buffer) => {
        output += part.toString();
      });
    }
    await says(/compiled successfully/);
  });

  after(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(site, { recursive: true, force: true });
  });

  /** Whether a script that the server sends holds a text. */
  async function isServed(text: string): Promise<boolean> {
    const origin = `http://127.0.0.1:${port}`;
    const list = await (await fetch(`${origin}/webpack-dev-server`)).text();
    const scripts = [...list.matchAll(/href="([^"]+\.js)"/g)].map(([, address = '']) => address);
    assert.ok(scripts.length > 10, list.slice(0, 500));
    for (const address of scripts) {
      const script = await (await fetch(new URL(address, origin))).text();
      if (script.includes(text)) return true;
    }
    return false;
  }

  test('serves, says where front matter is wrong, and goes on when it is right', async () => {
    assert.equal((await fetch(`http://127.0.0.1:${port}/security/index`)).status, 200);
    change('docs/security/index.md', 'title: Security home', 'title: Security: home');
    assert.match(
      await says(/docs\/security\/index\.md:2:\d+: the front matter is not valid YAML: .*/),
      /→ put the value in double quotes/,
    );
    await says(/compiled with 1 error/);
    change('docs/security/index.md', 'title: Security: home', 'title: Security home');
    await says(/compiled successfully/);
  });

  test('says where a tag is wrong, and goes on when it is right', async () => {
    change('docs/security/index.md', 'The signers', 'The<br>signers');
    await says(/docs\/security\/index\.md:\d+:\d+: <br> is not closed → write <br \/>/);
    change('docs/security/index.md', 'The<br>signers', 'The signers');
    await says(/compiled successfully/);
  });

  test('shows a file anew that a document includes, and says that it has been removed', async () => {
    change('samples/guide/a.ts', 'sample', 'changedSample');
    await says(/compiled successfully/);
    assert.ok(await isServed('changedSample'));
    rmSync(file('samples/guide/a.ts'));
    await says(
      /docs\/security\/index\.md:10:1: there is no file guide\/a\.ts among the samples[\s\S]*compiled with 1 error/,
    );
    writeFileSync(file('samples/guide/a.ts'), 'const sampleAgain = 1;\n');
    await says(/compiled successfully/);
    assert.ok(await isServed('sampleAgain'));
  });

  test('goes on when a part appears that a document imports', async () => {
    change(
      'docs/security/index.md',
      'The token',
      "import Part from './_part.mdx';\n\n<Part />\n\nThe token",
    );
    await says(
      /docs\/security\/index\.md:8:19: there is no "\.\/_part\.mdx" → fix the path[\s\S]*compiled with 1 error/,
    );
    writeFileSync(file('docs/security/_part.mdx'), 'A part that came late.\n');
    await says(/compiled successfully/);
    assert.ok(await isServed('A part that came late'));
  });

  test('starts again when data changes that pages are made with, and does not end with a mistake in it', async () => {
    change('src/data/addresses/ethereum.ts', "symbol: 'YFI'", "symbol: YFI'");
    await says(/src\/data\/addresses\/ethereum\.ts has changed, .*: the server starts again …/);
    await says(/Unterminated string[\s\S]*The server starts again when a file is saved\./);
    // Any file may be what it was ended by.
    writeFileSync(file('reference/note.txt'), 'A note.\n');
    await says(/The server starts again when a file is saved\./);
    change('src/data/addresses/ethereum.ts', "symbol: YFI'", "symbol: 'YFIX'");
    await says(/compiled successfully/);
    assert.ok(await isServed('Copy the address of YFIX'));
  });
});
