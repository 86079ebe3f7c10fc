import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { transformSync } from 'esbuild';
import { preProcessFile } from 'typescript';

const packages = path.resolve(__dirname, '../../../packages');

/** What every site of the classic template has, and what Docusaurus makes. */
const ofEverySite =
  /^(?:node:|@(?:docusaurus|theme|theme-original|generated|site|fast-client)\/|(?:react|react-dom|clsx|prism-react-renderer)$)/;

/** What a file of a package needs of others when it runs: folders beside the package, and packages of npm. */
function needsOf(file: string, folder: string): string[] {
  const loader = file.endsWith('x') ? 'tsx' : 'ts';
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader, jsx: 'preserve' });
  const resolved = [...code.matchAll(/require\.resolve\("([^"]+)"\)/g)].map(
    ([, name = '']) => name,
  );
  const imported = preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
  return [...imported, ...resolved].flatMap((request) => {
    if (request.startsWith('.')) {
      const [place = ''] = path
        .relative(packages, path.resolve(file, '..', request))
        .split(path.sep);
      // One file of the theme is loaded by its path.
      return [folder, '..'].includes(place) ? [] : `packages/${place}`;
    }
    const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(request) ?? [];
    return ofEverySite.test(request) || ofEverySite.test(name) ? [] : name;
  });
}

for (const folder of readdirSync(packages)) {
  test(`the README of ${folder} says what it needs`, () => {
    const files = readdirSync(path.join(packages, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
      .filter((file) => !/\.test\.tsx?$|(?:^|[\\/])(?:testing|fixtures)[\\/]/.test(file))
      .map((file) => path.join(packages, folder, file));
    const needs = [...new Set(files.flatMap((file) => needsOf(file, folder)))].sort();
    const readme = readFileSync(path.join(packages, folder, 'README.md'), 'utf8');
    const said = /^Needs: (.*)\.$/m.exec(readme)?.[1];
    assert.equal(said, needs.map((name) => `\`${name}\``).join(', ') || 'nothing else');
  });
}

for (const folder of ['search', 'offline']) {
  test(`the README of ${folder} names what its stylesheets ask the site for`, () => {
    const readme = readFileSync(path.join(packages, folder, 'README.md'), 'utf8');
    const asked = readdirSync(path.join(packages, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .flatMap((file) =>
        readFileSync(path.join(packages, folder, file), 'utf8').match(/--site-[\w-]+/g),
      );
    assert.ok(asked.length > 0);
    for (const name of asked) assert.ok(readme.includes(`\`${name}\``), `${name}`);
  });
}
