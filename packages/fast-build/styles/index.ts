/**
 * A step of the build that removes rules for markup that the site doesn't have. Two thirds of the stylesheet come
 * from the framework, and most of that is for components that no page shows.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import postcss, { type Rule } from 'postcss';
import sortMediaQueries from 'postcss-sort-media-queries';
import { browserTargets } from '../targets';
import { listedScripts, stylesheetsAttribute } from '../../fast-client';

function add(words: Set<string>, text: string, pattern: RegExp): void {
  for (const [word] of text.matchAll(pattern)) words.add(word);
}

/** Names that a page gives its elements, or uses in its inline styles and scripts. */
function wordsOfPage(html: string, words: Set<string>): void {
  for (const [, value = ''] of html.matchAll(/\sclass="?([^"<>]+)/g)) add(words, value, /[\w-]+/g);
  add(words, html, /--[\w-]+/g);
}

/** Whether a script is a compiled document. */
const isCompiledDocument = (code: string): boolean => /\.isMDXComponent\s*=/.test(code);

/**
 * Names that a script may give elements. A compiled document is mostly prose, and words of prose aren't names. Its
 * markup is already in its page, so it can only add names from the style modules of its components.
 */
function wordsOfScript(code: string, words: Set<string>): void {
  add(
    words,
    code,
    isCompiledDocument(code) ? /[\w-]+_(?:[\w+-]{4}\b|(?![\w-]))|--[\w-]+/g : /[\w-]+/g,
  );
}

/** Classes that only scripts name, for states of what only documents have. A page with such an element needs them. */
const ofElements: readonly (readonly [element: RegExp, classes: RegExp])[] = [
  [/<details\b/, /^(?:details|collapsibleContent|isBrowser)_/],
  [/contains-task-list/, /^containsTaskList_/],
];

/** The theme's own names for its parts. Every script comes with a table of them, and the built pages show which are used. */
const ofTheme = /^(?:theme|docs|blog)-/;

const className = /\.((?:[a-z_-]|\\.)(?:[\w-]|\\.)*)/gi;
/** Lists of selectors within a selector. In `:not()`, none of them has to match. In the others, one has to. */
const inner = /:(not|is|where|has)\(((?:[^()]|\([^()]*\))*)\)/g;

function canMatch(selector: string, words: ReadonlySet<string>): boolean {
  const lists: string[] = [];
  const own = selector.replace(inner, (_whole, kind: string, list: string) => {
    if (kind !== 'not') lists.push(list);
    return '';
  });
  return (
    [...own.matchAll(className)].every(([, name = '']) => words.has(name.replace(/\\/g, ''))) &&
    lists.every((list) => postcss.list.comma(list).some((one) => canMatch(one, words)))
  );
}

/** Names of custom properties that values use. */
function usedProperties(root: postcss.Root, words: ReadonlySet<string>): Set<string> {
  const used = new Set([...words].filter((word) => word.startsWith('--')));
  root.walkDecls(({ value }) => {
    for (const name of asked(value)) used.add(name);
  });
  return used;
}

const isRoot = (selector: string): boolean =>
  /^(?:html|:root)(?:\[data-theme=[^\]]+\])*$/.test(selector.trim());

/** Names that a value uses. */
const asked = (value: string): string[] =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** `value` with every `var(--name)`, with or without a fallback, replaced. */
function substitute(value: string, name: string, by: string): string {
  let result = '';
  let rest = value;
  for (;;) {
    const found = new RegExp(`var\\(\\s*${name}(?![\\w-])`).exec(rest);
    if (!found) return result + rest;
    let depth = 1;
    let end = found.index + found[0].length;
    for (; depth > 0 && end < rest.length; end += 1) {
      if (rest[end] === '(') depth += 1;
      if (rest[end] === ')') depth -= 1;
    }
    result += rest.slice(0, found.index) + by;
    rest = rest.slice(end);
  }
}

/**
 * Replaces each use of a property that has one definition with its value. The framework defines hundreds of
 * properties so that sites can set them. The ones that this site doesn't set are constants.
 *
 * A definition is resolved on the root, where it is. So it may only use properties that no element below sets.
 */
function inlineConstants(root: postcss.Root, words: ReadonlySet<string>): void {
  const definitions = new Map<string, postcss.Declaration[]>();
  const setBelow = new Set<string>();
  root.walkDecls(/^--/, (declaration) => {
    const { prop, parent } = declaration;
    definitions.set(prop, [...(definitions.get(prop) ?? []), declaration]);
    if (!(parent as Rule).selectors.every(isRoot)) setBelow.add(prop);
  });
  // If several are for the same elements, the last one counts.
  for (const [name, list] of definitions) {
    const isOverruled = (one: postcss.Declaration, index: number): boolean =>
      list
        .slice(index + 1)
        .some(
          (other) =>
            (other.parent as Rule).selector === (one.parent as Rule).selector &&
            other.parent?.parent === one.parent?.parent &&
            other.important === one.important,
        );
    const kept = list.filter((one, index) => !isOverruled(one, index));
    for (const one of list) if (!kept.includes(one)) one.remove();
    definitions.set(name, kept);
  }
  const constants = new Map<string, postcss.Declaration>();
  for (const [name, [only, ...others]] of definitions) {
    const rule = only?.parent as Rule | undefined;
    const isConstant =
      only !== undefined &&
      rule !== undefined &&
      others.length === 0 &&
      rule.parent?.type === 'root' &&
      rule.selectors.length === 1 &&
      /^(?:html|:root)$/.test(rule.selector) &&
      !words.has(name) &&
      asked(only.value).every((inner) => !setBelow.has(inner));
    if (isConstant) constants.set(name, only);
  }
  // Definitions first, because they use each other.
  for (const [name, { value }] of constants) {
    for (const other of constants.values()) other.value = substitute(other.value, name, value);
  }
  root.walkDecls((declaration) => {
    for (const name of asked(declaration.value)) {
      const constant = constants.get(name);
      if (constant) declaration.value = substitute(declaration.value, name, constant.value);
    }
  });
}

/** Removes definitions until each one that is left is used. */
function removeUnusedProperties(root: postcss.Root, words: ReadonlySet<string>): void {
  for (let removed = true; removed;) {
    removed = false;
    const used = usedProperties(root, words);
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
  }
}

function removeUnusedAnimations(root: postcss.Root): void {
  const values: string[] = [];
  root.walkDecls(/animation/, ({ value }) => void values.push(value));
  const words = new Set<string>();
  add(words, values.join(' '), /[\w-]+/g);
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!words.has(rule.params)) rule.remove();
  });
}

/** Moves custom properties that several rules set for the same elements into one rule. The last value counts. */
function joinProperties(root: postcss.Root): void {
  const first = new Map<string, Rule>();
  root.each((node) => {
    if (node.type !== 'rule' || !isRoot(node.selector)) return;
    if (!node.nodes.every((one) => one.type === 'decl' && one.prop.startsWith('--'))) return;
    const known = first.get(node.selector);
    if (!known) {
      first.set(node.selector, node);
      return;
    }
    known.append(node.nodes);
    node.remove();
  });
}

function removeEmpty(root: postcss.Root): void {
  root.walk((node) => {
    if (node.type === 'comment') node.remove();
  });
  for (let removed = true; removed;) {
    removed = false;
    root.walk((node) => {
      if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) {
        node.remove();
        removed = true;
      }
    });
  }
}

/**
 * The stylesheet without rules that nothing of the site can match.
 *
 * @param parts other stylesheets of the site, which use properties of this one
 * @param turnedOff classes that scripts name, but no page has
 */
export function trim(
  css: string,
  pages: readonly string[],
  scripts: readonly string[],
  parts: readonly string[] = [],
  turnedOff = /(?!)/,
): string {
  const words = new Set<string>();
  for (const part of parts) add(words, part, /--[\w-]+/g);
  for (const page of pages) wordsOfPage(page, words);
  const named = new Set<string>();
  for (const script of scripts) wordsOfScript(script, named);
  const isUsed = (word: string): boolean =>
    !turnedOff.test(word) &&
    !ofTheme.test(word) &&
    ofElements.every(
      ([element, classes]) => !classes.test(word) || pages.some((page) => element.test(page)),
    );
  for (const word of named) if (isUsed(word)) words.add(word);
  const root = postcss.parse(css);
  root.walkRules((rule: Rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as postcss.AtRule).name)) {
      return;
    }
    const kept = rule.selectors.filter((selector) => canMatch(selector, words));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  removeUnusedProperties(root, words);
  inlineConstants(root, words);
  removeUnusedProperties(root, words);
  removeUnusedAnimations(root);
  removeEmpty(root);
  joinProperties(root);
  return root.toString();
}

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => path.join(folder, file));
}

/** What the step did, for the output of the build. */
export interface StyleSummary {
  readonly before: number;
  readonly after: number;
}

/** Media queries come last, from narrow to wide, as in every Docusaurus site, and rules for print depend on it. */
async function minify(css: string): Promise<string> {
  const sorted = postcss([sortMediaQueries()]).process(css, { from: undefined }).css;
  const { code } = await transform(sorted, {
    loader: 'css',
    minify: true,
    target: browserTargets(),
  });
  const root = postcss.parse(code.trim());
  // The value of a custom property stays exactly as written, including white space.
  root.walkDecls(/^--/, (declaration) => {
    const value = declaration.value
      .trim()
      .replace(/var\(\s+/g, 'var(')
      .replace(/\s+\)/g, ')');
    declaration.raws.between = ':';
    declaration.value = value || ' ';
  });
  return root.toString();
}

/** Stylesheets that scripts load by name: those of `packages/search` and `packages/fast-client/formula-styles`. */
const askedFor = /^(?:search|katex)/;

/** The classes that a stylesheet has rules for. */
export function classesOf(css: string): string[] {
  const found = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(className)) found.add(name.replace(/\\/g, ''));
  });
  return [...found];
}

/** A built page and the stylesheets that it links. */
interface Page {
  readonly file: string;
  readonly html: string;
  /** Its link to the common stylesheet. */
  readonly link: string;
  /** The common stylesheet, and the stylesheets of parts that the page shows. */
  readonly stylesheets: readonly string[];
}

/** Class of a document's page. */
const isOfDocument = /(?:^| )docs-doc-page(?: |$)/;
/** Scripts that every page may load in addition to its own. */
const ofEveryPage = /^search/;

/**
 * Writes stylesheets for pages that aren't documents, one for each kind. It replaces the common stylesheet, of which
 * these pages use half, and the stylesheets for their parts. `packages/fast-client/page-load` loads these before the
 * reader sees another page.
 *
 * A page shows what is in its markup, and what scripts may add: the scripts that it loads, those of the search, and
 * those that name a class of its parts.
 *
 * @param folder that holds the stylesheets
 * @param scripts texts of all scripts of the site, by file
 * @param added stylesheets that may be loaded later, and use properties
 * @returns names of the stylesheets, by file of the page
 */
function ownStylesheets(
  folder: string,
  pages: readonly Page[],
  scripts: ReadonlyMap<string, string>,
  added: readonly string[],
  turnedOff: RegExp | undefined,
): Map<string, string> {
  const kinds = new Map<string, Page[]>();
  for (const page of pages) {
    const { html, stylesheets } = page;
    const [, name = ''] = /<html[^>]*\sclass="([^"]*)"/.exec(html) ?? [];
    if (isOfDocument.test(name)) continue;
    const kind = [name, ...stylesheets].join(' ');
    kinds.set(kind, [...(kinds.get(kind) ?? []), page]);
  }
  const wordsOf = new Map<string, ReadonlySet<string>>();
  for (const [file, code] of scripts) {
    if (isCompiledDocument(code)) continue;
    const words = new Set<string>();
    wordsOfScript(code, words);
    wordsOf.set(file, words);
  }
  const names = new Map<string, string>();
  for (const alike of kinds.values()) {
    const [{ stylesheets } = { stylesheets: [] }] = alike;
    const texts = stylesheets.map((stylesheet) =>
      readFileSync(path.join(folder, stylesheet), 'utf8'),
    );
    const classes = new Set(texts.slice(1).flatMap(classesOf));
    const listed = new Set(
      alike.flatMap(({ html }) => listedScripts(html)).map((address) => path.basename(address)),
    );
    const needed = [...wordsOf].filter(([file, words]) => {
      const script = path.basename(file);
      if (listed.has(script) || ofEveryPage.test(script)) return true;
      return [...classes].some((one) => words.has(one));
    });
    const css = trim(
      texts.join('\n'),
      alike.map(({ html }) => html),
      needed.map(([file]) => scripts.get(file) ?? ''),
      added,
      turnedOff,
    );
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
    const name = `page.${hash}.css`;
    writeFileSync(path.join(folder, name), css);
    for (const { file } of alike) names.set(file, name);
  }
  return names;
}

/**
 * Trims the common stylesheet of a built site, names it after its new content, and shortens the others. A page links
 * the stylesheets for parts that it shows. When the reader comes from another page, the script loads each part together
 * with its stylesheet.
 *
 * @param folder the built site
 * @param turnedOff classes of parts that the configuration turns off, so that no page has them
 */
export async function trimStyles(folder: string, turnedOff?: RegExp): Promise<StyleSummary> {
  const styles = path.join(folder, 'assets/css');
  const stylesheets = readdirSync(styles).filter((file) => file.endsWith('.css'));
  const name = stylesheets.find((file) => /^styles\.\w+\.css$/.test(file));
  if (name === undefined) throw new Error('The build holds no stylesheet assets/css/styles.*.css.');
  const pages = files(folder, /\.html$/);
  const scripts = files(path.join(folder, 'assets/js'), /\.js$/);
  const css = readFileSync(path.join(styles, name), 'utf8');
  const texts = new Map(
    [...pages, ...scripts].map((file) => [file, readFileSync(file, 'utf8')] as const),
  );
  const textOf = (file: string): string => texts.get(file) ?? '';
  const others = new Map(
    stylesheets
      .filter((file) => file !== name)
      .map((file) => [file, readFileSync(path.join(styles, file), 'utf8')] as const),
  );
  const trimmed = await minify(
    trim(css, pages.map(textOf), scripts.map(textOf), [...others.values()], turnedOff),
  );
  const hash = createHash('sha256').update(trimmed).digest('hex').slice(0, 8);
  const renamed = `styles.${hash}.css`;
  rmSync(path.join(styles, name));
  writeFileSync(path.join(styles, renamed), trimmed);

  const parts: { readonly stylesheet: string; readonly classes: readonly string[] }[] = [];
  for (const [stylesheet, text] of others) {
    const part = await minify(text);
    writeFileSync(path.join(styles, stylesheet), part);
    if (!askedFor.test(stylesheet)) parts.push({ stylesheet, classes: classesOf(part) });
  }
  const linkOf = new RegExp(`<link [^>]*href="?[^">]*${renamed}[^>]*>`);
  const written: Page[] = [];
  for (const [file, text] of texts) {
    const html = text.replaceAll(name, renamed);
    const [link] = linkOf.exec(html) ?? [];
    if (!file.endsWith('.html') || link === undefined) {
      if (html !== text) writeFileSync(file, html);
      continue;
    }
    const words = new Set<string>();
    wordsOfPage(text, words);
    const own = parts.filter(({ classes }) => classes.some((one) => words.has(one)));
    written.push({
      file,
      html,
      link,
      stylesheets: [renamed, ...own.map(({ stylesheet }) => stylesheet)],
    });
  }
  const kinds = ownStylesheets(
    styles,
    written,
    new Map(scripts.map((file) => [file, textOf(file)])),
    [...others.values()],
    turnedOff,
  );
  for (const { file, html, link, stylesheets } of written) {
    const to = (stylesheet: string): string => link.replace(renamed, stylesheet);
    const kind = kinds.get(file);
    const address = (stylesheet: string): string =>
      /href="?([^"> ]+)/.exec(to(stylesheet))?.[1] ?? '';
    const links = kind
      ? to(kind).replace(
          '<link',
          `<link ${stylesheetsAttribute}="${stylesheets.map(address).join(' ')}"`,
        )
      : stylesheets.map(to).join('');
    writeFileSync(
      file,
      html.replace(link, () => links),
    );
  }
  return { before: css.length, after: trimmed.length };
}
