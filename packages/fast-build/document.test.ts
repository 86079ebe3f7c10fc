import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../files';
import compileDocument from './document';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAADklEQVR4nGNk+M8ABAADCgEBzNUeRwAAAABJRU5ErkJggg',
  'base64',
);

/** The code of a document, and the files that it's compiled again for. */
function compile(
  source: string,
  root: string,
  sourceToPermalink: Readonly<Record<string, string>>,
) {
  const folder = path.join(root, 'docs');
  const steps = [
    {
      loader: require.resolve('@docusaurus/mdx-loader'),
      options: {
        siteDir: root,
        staticDirs: [],
        markdownConfig: { mermaid: false },
        isMDXPartial: () => true,
        metadataPath: (document: string) => `${document}.json`,
      },
    },
    {
      loader: require.resolve('@docusaurus/plugin-content-docs/lib/markdown'),
      options: {
        siteDir: root,
        sourceToPermalink,
        versionsMetadata: [{ contentPath: folder, contentPathLocalized: folder }],
        onBrokenMarkdownLink: () => undefined,
      },
    },
  ];
  const changed: string[] = [];
  const removed: string[] = [];
  const note = (list: string[]) => (name: string) => list.push(path.relative(root, name));
  return new Promise<{ code: string; changed: string[]; removed: string[] }>((resolve, reject) => {
    const context = {
      resourcePath: path.join(folder, 'a.md'),
      rootContext: root,
      getOptions: () => ({ steps }),
      getResolve: () => () => Promise.resolve(),
      addDependency: note(changed),
      addMissingDependency: note(removed),
      async:
        () =>
        (error: Error | null, code = '') =>
          error ? reject(error) : resolve({ code, changed, removed }),
    };
    compileDocument.call(context as unknown as ThisParameterType<typeof compileDocument>, source);
  });
}

test('a document is compiled again when the address of one that it leads to may be another', async () => {
  const root = temporaryFolder('document', { 'docs/b.md': 'B', 'docs/c.md': 'C' });
  const links = '[B](./b.md#place), [C](./c.md), [B again](b.md)';
  const { code, changed, removed } = await compile(links, root, { '@site/docs/b.md': '/at/b' });
  assert.match(code, /\/at\/b#place/);
  assert.ok(changed.includes('docs/b.md.json'));
  // A draft, say. It has no metadata.
  assert.ok(changed.includes('docs/c.md'));
  assert.ok(removed.includes('docs/b.md'));
});

test('a document is compiled again when a picture of it gets another size', async () => {
  const root = temporaryFolder('document', { 'docs/a b.png': picture });
  const { code, changed } = await compile('![A picture](<./a b.png>)', root, {});
  assert.match(code, /width.*1/);
  assert.ok(changed.includes('docs/a b.png'));
});

test('the folder of the site is no part of the question that a picture asks of its loader', async () => {
  const root = temporaryFolder('document', { 'docs/a.png': picture });
  const { code } = await compile('![A picture](./a.png)', root, {});
  const [, question = ''] = /require\("[^"?]*\?([^"]*)!/.exec(code) ?? [];
  assert.match(question, /^limit=\d+&name=[^&/]+\/images\/[^&/]+$/);
});
