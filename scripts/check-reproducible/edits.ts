import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A change that a build must notice although its cache is from before the change. */
export interface Edit {
  readonly name: string;
  /** From the folder of the site. A file of a package stands for another version of that package. */
  readonly file: string;
  /** A text that appears once in the file. */
  readonly from: string;
  readonly to: string;
}

/** One of each kind of source; all of them reach pages, most by a way that the compiler cannot see in an import. */
export const edits: readonly Edit[] = [
  {
    name: 'content: a paragraph of a document',
    file: 'docs/getting-started/intro.md',
    from: '\n## Vaults in short',
    to: '\nA paragraph that was added.\n\n## Vaults in short',
  },
  {
    name: 'a sample, which documents include when they are compiled',
    file: 'samples/prove-a-suspicion/steps.sh',
    from: 'source ../chain/.env',
    to: '. ../chain/.env',
  },
  {
    name: 'data: the name of an address, which documents get when they are compiled',
    file: 'src/data/addresses/ethereum.ts',
    from: "label: 'Vault registry v2'",
    to: "label: 'Registry of vaults v2'",
  },
  {
    name: 'configuration: the look of the footer',
    file: 'src/config/theme.ts',
    from: "style: 'light'",
    to: "style: 'dark'",
  },
  {
    name: 'a plugin: a component of the theme that pages load, though no page shows it',
    file: 'packages/fast-client/light-client/index.ts',
    from: 'footer?.logo ? []',
    to: 'footer ? []',
  },
  {
    name: 'a component of documents: a heading of the tables of addresses',
    file: 'src/components/AddressTable/index.tsx',
    from: "chain: 'Chain'",
    to: "chain: 'Network'",
  },
  {
    name: 'a component of pages: the name of the button of the menu',
    file: 'src/theme/BackToTopButton/index.tsx',
    from: 'aria-label="Menu"',
    to: 'aria-label="Edited menu"',
  },
  {
    name: 'a dependency that draws pages',
    file: 'node_modules/@docusaurus/theme-classic/lib/theme/DocPaginator/index.js',
    from: 'pagination-nav docusaurus-mt-lg',
    to: 'pagination-nav docusaurus-mt-lg edited',
  },
  {
    name: 'a dependency that names classes, which other packages get when they are compiled',
    file: 'node_modules/@docusaurus/theme-common/lib/utils/ThemeClassNames.js',
    from: "docMarkdown: 'theme-doc-markdown'",
    to: "docMarkdown: 'theme-doc-markdown-edited'",
  },
  {
    name: 'a dependency that compiles documents',
    file: 'node_modules/@docusaurus/mdx-loader/lib/remark/headings/index.js',
    from: 'properties.id = id;',
    to: "properties.id = id; properties['data-edited'] = '';",
  },
];

/**
 * The files of an edit, each with what it becomes. A package's version changes with its files, because the compiler
 * trusts that a version's files don't.
 */
export function filesOf({ file, from, to }: Omit<Edit, 'name'>): Omit<Edit, 'name'>[] {
  const [description] = /^node_modules\/@[^/]+\/[^/]+\//.exec(file) ?? [];
  const version = '"version": "';
  return [
    { file, from, to },
    ...(description === undefined
      ? []
      : [{ file: `${description}package.json`, from: version, to: `${version}0.0.0-edited.` }]),
  ];
}

/**
 * Makes an edit in the folder of a site.
 *
 * @returns how to take it back
 * @throws if a text to change doesn't appear exactly once in its file
 */
export function apply(folder: string, edit: Edit): () => void {
  const before = new Map<string, string>();
  for (const { file, from, to } of filesOf(edit)) {
    const target = path.join(folder, file);
    const source = readFileSync(target, 'utf8');
    const [start, ...rest] = source.split(from);
    if (start === undefined || rest.length !== 1) {
      throw new Error(
        `${file}: ${JSON.stringify(from)} appears ${rest.length} times in it. In scripts/check-reproducible/edits.ts, choose a text that appears there once.`,
      );
    }
    before.set(target, source);
    writeFileSync(target, start + to + rest[0]);
  }
  return () => {
    for (const [target, source] of before) writeFileSync(target, source);
  };
}
