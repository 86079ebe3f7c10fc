import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

function edit(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} does not have the expected form`);
  writeFileSync(file, after);
}

function documentsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => path.join(folder, file));
}

/**
 * Adds releases to a copy of the site until it has so many: each holds the documents of an older one, with its links
 * leading to itself, as if more had been documented.
 *
 * @returns the number of documents that the copy has then
 */
export function replicate(root: string, count: number): number {
  const file = (name: string): string => path.join(root, name);
  const older = JSON.parse(readFileSync(file('vaults_versions.json'), 'utf8')) as string[];
  const added: string[] = [];
  for (let total = older.length + 1; total < count; total += 1) {
    const original = older[total % older.length] ?? '';
    const name = `0.2.${100 - total}`;
    added.push(name);
    const docs = file(`vaults_versioned_docs/version-${name}`);
    cpSync(file(`vaults_versioned_docs/version-${original}`), docs, { recursive: true });
    for (const document of documentsIn(docs)) {
      const text = readFileSync(document, 'utf8');
      writeFileSync(document, text.replaceAll(`/vaults/${original}/`, `/vaults/${name}/`));
    }
    cpSync(
      file(`vaults_versioned_sidebars/version-${original}-sidebars.json`),
      file(`vaults_versioned_sidebars/version-${name}-sidebars.json`),
    );
    edit(file('reference/data/releases.json'), (text) => {
      const facts = JSON.parse(text) as { version: string }[];
      const fact = facts.find(({ version }) => version === original);
      return JSON.stringify(fact ? [{ ...fact, version: name }, ...facts] : facts);
    });
  }
  if (added.length > 0) {
    writeFileSync(file('vaults_versions.json'), JSON.stringify([...older, ...added]));
    edit(file('src/data/releases/index.ts'), (text) =>
      text.replace(
        /\n\] as const;/,
        `\n${added.map((name) => `  '${name}',\n`).join('')}] as const;`,
      ),
    );
  }
  return ['docs', 'vaults', 'vaults_versioned_docs'].flatMap((name) => documentsIn(file(name)))
    .length;
}
