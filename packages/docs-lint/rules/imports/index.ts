import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isVoid, type Document, type Tag } from '../../document';
import type { Finding, Rule } from '../../rule';
import { sourcesBelow, readText, type Site } from '../../site';
import { componentFile } from '../../site/anchors';
import { nearest, suggestion } from '../../site/resolve';
import { elements } from '../mdx';
import { holdsCode } from '../unsafe-markup';

/** Folders from which a document may import: a document is text and holds no code of its own. */
const allowedModule = /^@site\/src\/(?:figures|components|calculators)\/[\w/-]+$|^@theme\/[\w/-]+$/;

/** A partial: a document whose name starts with an underscore, and that other documents include. */
const partialFile = /^\.{1,2}\/(?:[^/!]+\/)*_[^/!]+\.mdx?$/;

/** Imports with a text right below, which the compiler reads as code too. */
const followed = /^(?:import [^\n]*(['"])[^'"\n]*\1;?\n)+(?!import |export )(?=\S)/;

/** Whether the theme of the site gives a component to every document. */
const isThemed = (root: string, name: string): boolean =>
  sourcesBelow(root, ['src/theme'], /^src\/theme\/MDXComponents(?:\/index)?\.(?:tsx|jsx|js)$/).some(
    (file) => new RegExp(`\\b${name}\\b`).test(readText(root, file)),
  );

const themes = [
  'src/theme',
  'node_modules/@docusaurus/theme-classic/lib/theme',
  'node_modules/@docusaurus/theme-search-algolia/lib/theme',
];

const repository = path.resolve(__dirname, '../../../..');

const existsInTheme = (root: string, name: string): boolean =>
  [root, repository]
    .flatMap((folder) => themes.map((theme) => path.join(folder, theme, name)))
    .some((file) => ['', '.tsx', '.js'].some((ending) => existsSync(file + ending)));

/** Where a component is that a document shows and doesn't import. */
function sourceOf(root: string, name: string): string {
  if (existsInTheme(root, name)) return `@theme/${name}`;
  const folder = name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase();
  const places = [
    `components/${name}`,
    `figures/${folder}`,
    `calculators/${folder.replace(/-calculator$/, '')}`,
  ];
  return (
    places.map((place) => `@site/src/${place}`).find((from) => componentFile(root, from)) ??
    '@site/src/…'
  );
}

function* checkSource(
  { root, partials }: Site,
  { file }: Document,
  from: string,
): Generator<Omit<Finding, 'start'>> {
  if (from.startsWith('@theme/')) {
    const name = from.slice('@theme/'.length);
    if (!existsInTheme(root, name))
      yield {
        message: `the theme has no "${name}"`,
        fix: 'fix the name; `npx docusaurus swizzle --list` lists them all',
      };
  } else if (from.startsWith('@site/')) {
    if (componentFile(root, from)) return;
    const parent = path.dirname(from);
    const folder = path.join(root, parent.replace('@site/', ''));
    const like = existsSync(folder) && nearest(path.basename(from), readdirSync(folder));
    const right = like ? `${parent}/${like}` : undefined;
    yield { message: `there is no "${from}"`, fix: suggestion(right, false, 'fix the path') };
  } else {
    const part = path.posix.join(path.posix.dirname(file), from);
    // Rules don't read a file elsewhere, and webpack may take it for code.
    if (!partials.has(part)) yield { message: `there is no "${part}"`, fix: 'fix the path' };
  }
}

/** What to write in place of an import or an export that no document may have. */
function allowed(file: string, from = ''): string {
  if (!/\.mdx?$/.test(from))
    return 'import one component from @site/src/figures, /components, or /calculators, as "import Name from …"';
  const target = from.startsWith('@site/')
    ? path.posix.relative(path.posix.dirname(file), from.slice('@site/'.length))
    : from;
  const relative = target.startsWith('.') ? target : `./${target}`;
  return partialFile.test(relative)
    ? `write "${relative}"`
    : 'move what both show to a file whose name starts with "_", and import that by its relative path';
}

/** What a paragraph can't hold. */
const block = /<(?:Figure|Island|div|figure|form|ol|p|pre|section|table|ul)\b/;

/** What a component takes, as far as its source lists it. */
function propertiesOf(source: string): readonly string[] | undefined {
  const [found, list = ''] = /export default function \w+\((?:\{([^{}.]*)\}|\))/.exec(source) ?? [];
  return found === undefined ? found : (list.match(/\w+(?=\s*(?:[,:=]|$))/g) ?? []);
}

/** Looks at how a document shows a component of the site. The compiler doesn't know what it takes. */
function* checkUse(root: string, tag: Tag, from: string): Generator<Finding> {
  const { start, name, kind, attributes } = tag;
  const file = componentFile(root, from);
  const source = file === undefined ? '' : readFileSync(file, 'utf8');
  if (tag.inline && block.test(source)) {
    const fix = 'give it a line of its own, with blank lines around it';
    yield { start, message: `<${name}> is inside a line`, fix };
  }
  const known = propertiesOf(source);
  if (!known) return;
  for (const { name: given, start: at } of attributes.filter((one) => !known.includes(one.name))) {
    const like = nearest(given, known, 2);
    const message = `<${name}> has no attribute "${given}"`;
    yield { start: at, message, fix: suggestion(like, true, 'remove it') };
  }
  if (kind === 'open' && !known.includes('children')) {
    const message = `<${name}> shows nothing of what it holds`;
    yield { start, message, fix: `write <${name} /> alone` };
  }
}

/** Figures and components come from `src/`; each import is there, is used, and each used component is imported. */
export const rule: Rule = {
  about:
    'A document has no code of its own: it imports figures, components, and parts that exist, and uses each.',
  *document(document, site) {
    for (const { start, end } of document.values) {
      const source = document.text.slice(start, end);
      const message = `"${source.slice(0, 40)}" is code`;
      const isComment = /^\{\s*\/\*[^*]*\*\/\s*\}$/.test(source);
      if (holdsCode(source) && !isComment) yield { start, message, fix: 'write out its value' };
    }
    const imported = new Map<string, number>();
    for (const { name, from, start, fromRange, end } of document.imports) {
      const [above] = (from === undefined && followed.exec(document.text.slice(start, end))) || [];
      if (above !== undefined) {
        const message = 'the text below the import is read as code';
        yield { start: start + above.length, message, fix: 'put a blank line above it' };
        for (const [, each = ''] of above.matchAll(/^import (\w+)/gm)) imported.set(each, start);
        continue;
      }
      const source = document.text.slice(start, end);
      if (from === undefined && !/["'={]/.test(source)) {
        const message = `a paragraph that starts with "${source.split(' ')[0]}" is read as code`;
        yield { start, message, fix: 'start it with another word' };
        continue;
      }
      if (from === undefined || !(allowedModule.test(from) || partialFile.test(from))) {
        for (const [each] of source.matchAll(/\b[A-Z]\w*/g)) imported.set(each, start);
        yield {
          start,
          message: `a document may not contain "${source.slice(0, 60)}"`,
          fix: allowed(document.file, from),
        };
        continue;
      }
      for (const finding of checkSource(site, document, from)) yield { ...fromRange, ...finding };
      if (name === undefined) continue;
      if (imported.has(name))
        yield { start, message: `"${name}" is imported twice`, fix: 'remove one import' };
      imported.set(name, start);
      if (!document.tags.some((tag) => tag.name === name)) {
        const message = `"${name}" is imported but not used`;
        yield { start, message, fix: `write <${name} /> where it belongs, or remove the import` };
      }
    }
    const { tags } = document;
    for (const tag of tags) {
      const { name, start, kind } = tag;
      if (!/^[A-Z]/.test(name) || kind === 'close') continue;
      const { from } = document.imports.find((one) => one.name === name) ?? {};
      if (from?.startsWith('@site/')) yield* checkUse(site.root, tag, from);
      if (imported.has(name)) continue;
      if (site.facts.components.includes(name) || isThemed(site.root, name)) continue;
      // One import is enough for all of its uses.
      if (tags.find((tag) => tag.name === name)?.start !== start) continue;
      const like = nearest(name, [...site.facts.components, ...imported.keys()], 2);
      const element = name.toLowerCase();
      const otherwise =
        name === 'Link'
          ? 'write "[words](target)"'
          : elements.has(element)
            ? `write <${element}${isVoid({ ...tag, name: element }) ? ' /' : ''}>`
            : `add "import ${name} from '${sourceOf(site.root, name)}';" above, or put the text in a code span`;
      yield {
        start,
        message: `<${name}> is not imported`,
        fix: suggestion(like && `<${like}>`, false, otherwise),
        hides: elements.has(element) ? { start, end: tag.end } : undefined,
      };
    }
  },
};
