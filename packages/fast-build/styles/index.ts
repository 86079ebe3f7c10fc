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
import valueParser from 'postcss-value-parser';
import { ofDocusaurus } from '../ofDocusaurus';
import { browserTargets } from '../targets';
import { listedScripts, stylesheetsAttribute } from '../../fast-client';

const cssnano = ofDocusaurus('cssnano') as () => postcss.AcceptedPlugin;

/** Names that a page gives its elements, or uses in its inline styles and scripts. */
const wordsOfPage = (html: string): string[] => [
  ...[...html.matchAll(/\sclass="?([^"<>]+)/g)].flatMap(
    ([, value]) => value?.match(/[\w-]+/g) ?? [],
  ),
  ...(html.match(/--[\w-]+/g) ?? []),
];

/** Whether a script is a compiled document. */
const isCompiledDocument = (code: string): boolean => /\.isMDXComponent\s*=/.test(code);

/** Names that a script may give elements. */
const wordsOfScript = (code: string): string[] => code.match(/[\w-]+/g) ?? [];

/** The theme's own names for its parts. Every script comes with a table of them, and the built pages show which are used. */
const ofTheme = /^(?:theme|docs|blog)-/;

const attribute = /(?<!\\)\[(?:"[^"]*"|'[^']*'|[^\]])*\]/g;
const className = /\.((?:[a-z_-]|\\.)(?:[\w-]|\\.)*)/gi;
/** Lists of selectors within a selector. In `:not()`, none of them has to match. In the others, one has to. */
const inner = /:(not|is|where|has)\(((?:[^()]|\([^()]*\))*)\)/g;

/**
 * The classes that a selector names, in parts: pages and scripts are read in words, so `md:flex` is known where both of
 * its parts are. Values of attributes aren't classes.
 */
const classesIn = (selector: string): string[] =>
  [...selector.replace(attribute, '').matchAll(className)].flatMap(
    ([, name = '']) => name.replace(/\\/g, '').match(/[\w-]+/g) ?? [],
  );

/** Whether a selector needs only these classes. */
function canMatch(selector: string, words: ReadonlySet<string>): boolean {
  const lists: string[] = [];
  const own = selector.replace(inner, (_whole, kind: string, list: string) => {
    if (kind !== 'not') lists.push(list);
    return '';
  });
  return (
    classesIn(own).every((part) => words.has(part)) &&
    lists.every((list) => postcss.list.comma(list).some((one) => canMatch(one, words)))
  );
}

const isRoot = (selector: string): boolean =>
  /^(?:html|:root)(?:\[data-theme=[^\]]+\])*$/.test(selector.trim());

/** Names that a value uses. */
const asked = (value: string): string[] =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** `value` with every `var(--name)`, with or without a fallback, replaced. */
function substitute(value: string, name: string, by: string): string {
  if (!asked(value).includes(name)) return value;
  const parsed = valueParser(value);
  parsed.walk((node) => {
    if (node.type !== 'function' || node.value !== 'var' || node.nodes[0]?.value !== name) return;
    Object.assign(node, { type: 'word', value: by });
  });
  return parsed.toString();
}

/** Removes definitions that a later one for the same elements overrules. */
function removeOverruled(root: postcss.Root): void {
  const last = new Map<string, postcss.Declaration>();
  root.walkDecls(/^--/, (declaration) => {
    const { selector, parent } = declaration.parent as Rule;
    if (parent?.type !== 'root') return;
    const key = `${selector} ${declaration.prop} ${declaration.important}`;
    last.get(key)?.remove();
    last.set(key, declaration);
  });
}

/**
 * Replaces each use of a property that has one value with that. The framework defines hundreds of properties so that
 * sites can set them. The ones that this site doesn't set, or sets alike in both color modes, are constants.
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
  const constants = new Map<string, postcss.Declaration>();
  for (const [name, list] of definitions) {
    const [first] = list;
    const rule = first?.parent as Rule | undefined;
    const isConstant =
      first !== undefined &&
      rule?.parent?.type === 'root' &&
      /^(?:html|:root)$/.test(rule.selector) &&
      list.every(({ value }) => value === first.value) &&
      ![name, ...asked(first.value)].some((inner) => setBelow.has(inner)) &&
      !words.has(name);
    if (isConstant) constants.set(name, first);
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
    const used = new Set<string>();
    root.walkDecls(({ value }) => {
      for (const name of asked(value)) used.add(name);
    });
    root.walkDecls(/^--/, (declaration) => {
      if (words.has(declaration.prop) || used.has(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
  }
}

/** Removes comments, and rules without content. */
function removeEmpty(container: postcss.Container): void {
  container.each((node) => {
    const { nodes } = node as Partial<postcss.Container>;
    if (nodes) removeEmpty(node as postcss.Container);
    if (node.type === 'comment' || nodes?.length === 0) node.remove();
  });
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
  const add = (more: Iterable<string>): void => {
    for (const word of more) words.add(word);
  };
  for (const part of parts) add(part.match(/--[\w-]+/g) ?? []);
  for (const page of pages) add(wordsOfPage(page));
  add(
    [...new Set(scripts.flatMap(wordsOfScript))].filter(
      (word) => !turnedOff.test(word) && !ofTheme.test(word),
    ),
  );
  const root = postcss.parse(css);
  root.walkRules((rule: Rule) => {
    const kept = rule.selectors.filter((selector) => canMatch(selector, words));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  removeOverruled(root);
  inlineConstants(root, words);
  removeUnusedProperties(root, words);
  removeEmpty(root);
  return root.toString();
}

/** The files below a folder with their texts. */
const textsOf = (folder: string, ending: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => path.join(folder, name))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

/**
 * Media queries come last, from narrow to wide, as in every Docusaurus site, and rules for print depend on it. What cssnano
 * writes alike compresses to fewer bytes, and esbuild writes what the oldest browsers know.
 */
async function minify(css: string): Promise<string> {
  const plugins = [sortMediaQueries(), cssnano()];
  const sorted = await postcss(plugins).process(css, { from: undefined });
  const { code } = await transform(sorted.css, {
    loader: 'css',
    minify: true,
    target: browserTargets(),
  });
  return code.trim();
}

/** The classes that a stylesheet has rules for, in parts. */
export function classesOf(css: string): string[] {
  const found = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const part of classesIn(selector)) found.add(part);
  });
  return [...found];
}

/** Name of a stylesheet after its content. */
const hashed = (kind: string, css: string): string =>
  `${kind}.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;

/** A built page and the stylesheets that it links. */
interface Page {
  readonly file: string;
  readonly html: string;
  /** Its link to the common stylesheet, and the address there. */
  readonly link: string;
  readonly address: string;
  /** The common stylesheet, and the stylesheets of parts that the page shows. */
  readonly stylesheets: readonly string[];
}

/** Class of a document's page. */
const isOfDocument = /(?:^| )docs-doc-page(?: |$)/;
/** Scripts that draw nothing. */
const ofWorker = /-worker\.\w+\.js$/;
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
  const candidates = [...scripts]
    .filter(([, code]) => !isCompiledDocument(code))
    .map(([file, code]) => ({
      script: path.basename(file),
      code,
      words: new Set(wordsOfScript(code)),
    }));
  const names = new Map<string, string>();
  for (const alike of kinds.values()) {
    const texts = (alike[0]?.stylesheets ?? []).map((stylesheet) =>
      readFileSync(path.join(folder, stylesheet), 'utf8'),
    );
    const classes = texts.slice(1).flatMap(classesOf);
    const listed = new Set(
      alike.flatMap(({ html }) => listedScripts(html)).map((address) => path.basename(address)),
    );
    const needed = candidates.filter(
      ({ script, words }) =>
        listed.has(script) || ofEveryPage.test(script) || classes.some((one) => words.has(one)),
    );
    const css = trim(
      texts.join('\n'),
      alike.map(({ html }) => html),
      needed.map(({ code }) => code),
      added,
      turnedOff,
    );
    const name = hashed('page', css);
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
export async function trimStyles(folder: string, turnedOff?: RegExp): Promise<void> {
  const styles = path.join(folder, 'assets/css');
  const name = readdirSync(styles).find((file) => /^styles\.\w+\.css$/.test(file));
  if (name === undefined) throw new Error('The build holds no stylesheet assets/css/styles.*.css.');
  const pages = textsOf(folder, '.html');
  if (![...pages.values()].some((html) => listedScripts(html).length > 0)) {
    throw new Error(
      'No page lists its scripts, so the next page after a click would lack styles. trimStyles needs packages/fast-client, with its pageTemplate() as ssrTemplate.',
    );
  }
  const scripts = new Map(
    [...textsOf(path.join(folder, 'assets/js'), '.js')].filter(([file]) => !ofWorker.test(file)),
  );
  const css = readFileSync(path.join(styles, name), 'utf8');
  rmSync(path.join(styles, name));
  const others = textsOf(styles, '.css');
  const added = [...others.values()];
  const trimmed = await minify(
    trim(css, [...pages.values()], [...scripts.values()], added, turnedOff),
  );
  const renamed = hashed('styles', trimmed);
  writeFileSync(path.join(styles, renamed), trimmed);

  const parts: { readonly stylesheet: string; readonly classes: readonly string[] }[] = [];
  for (const [file, text] of others) {
    const part = await minify(text);
    writeFileSync(file, part);
    parts.push({ stylesheet: path.basename(file), classes: classesOf(part) });
  }
  for (const [file, text] of scripts) {
    if (text.includes(name)) writeFileSync(file, text.replaceAll(name, renamed));
  }
  const linkOf = new RegExp(`<link [^>]*href="?([^">]*${renamed})[^>]*>`);
  const written: Page[] = [];
  for (const [file, text] of pages) {
    const html = text.replaceAll(name, renamed);
    const [link, address = ''] = linkOf.exec(html) ?? [];
    if (link === undefined) continue;
    const words = new Set(wordsOfPage(text));
    const own = parts.filter(({ classes }) => classes.some((one) => words.has(one)));
    const stylesheets = [renamed, ...own.map(({ stylesheet }) => stylesheet)];
    written.push({ file, html, link, address, stylesheets });
  }
  const kinds = ownStylesheets(styles, written, scripts, added, turnedOff);
  for (const { file, html, link, address, stylesheets } of written) {
    const kind = kinds.get(file);
    const sheets = stylesheets.map((each) => address.replace(renamed, each)).join(' ');
    const links = kind
      ? link.replace(renamed, kind).replace('<link', `<link ${stylesheetsAttribute}="${sheets}"`)
      : stylesheets.map((each) => link.replace(renamed, each)).join('');
    writeFileSync(
      file,
      html.replace(link, () => links),
    );
  }
}
