import type { Kind, Role, SearchSection } from '../../types';
import type { Page, Section } from './sections';

/** Kinds of the things that a table's rows name, by the heading above the table. */
const rowKinds: readonly (readonly [RegExp, Kind])[] = [
  [/constant/i, 'constant'],
  [/modifier/i, 'modifier'],
  [/error/i, 'error'],
  [/variable/i, 'variable'],
];

/** Kinds of members, by the words with which declarations begin. */
const declared = new Map<string, Kind>([
  ['def', 'function'],
  ['function', 'function'],
  ['constructor', 'function'],
  ['receive', 'function'],
  ['event', 'event'],
  ['struct', 'struct'],
  ['enum', 'struct'],
  ['modifier', 'modifier'],
]);

const declaration = new RegExp(`\\b(${[...declared.keys()].join('|')})\\b\\s*([\\w$]*)`);

/**
 * Name without parameters and punctuation, for comparing a heading with a declaration. Its case stays: under "Withdraw",
 * a guide may show a function `withdraw` of its own.
 */
const bare = (name: string): string => name.replace(/\(.*$/, '').replace(/[^\w$]/g, '');

function declaredKind({ title, code }: Section): Kind | undefined {
  const [, word = '', name = ''] = declaration.exec(code) ?? [];
  const [beginning = ''] = title.split(':');
  const heading = bare(beginning);
  if (word && (bare(name) === heading || word === heading)) return declared.get(word);
  // A call alone, such as `deposit(uint256)` under "deposit". "Locked profit" above `lockedProfit()` is an explanation
  // and not a declaration.
  const isOneWord = !/\s/.test(beginning);
  if (isOneWord && /^[\w$]+\([^)]*\)/.test(code) && bare(code) === heading) return 'function';
  return undefined;
}

/** What a section is about, judging by what it contains and not by its address. */
export function kindOf(part: SearchSection, page: Page, section: Section): Kind {
  if (part === 'blog') return 'release';
  if (section.address !== undefined) return 'address';
  if (section.isRow) {
    const heading = section.path.at(-1) ?? '';
    return rowKinds.find(([pattern]) => pattern.test(heading))?.[1] ?? 'guide';
  }
  // Before what is declared: under `!want`, the first code is the call of `want()` that checks it.
  if (/^Errors\b/.test(page.title) && section.path.length > 1) return 'error';
  const kind = declaredKind(section);
  if (kind) return kind;
  // Lists of changes name every member, but don't explain any.
  if (/^Compare releases/.test(page.title) || /^Changes since \d/.test(section.title))
    return 'release';
  if (section.anchor === '' && /\bDeclared in:/.test(section.text)) return 'contract';
  if (section.title.endsWith('?')) return 'question';
  if (/glossary/i.test(page.title) && section.path.length > 1) return 'term';
  return 'guide';
}

/** Role of a document, from what it says at its beginning. */
export function roleOf(route: string, page: Page): Role {
  const opening = page.sections[0]?.text ?? '';
  if (/^Deprecated\b/i.test(opening)) return 'deprecated';
  const form = /\bDeclared in:.*? at v[\d.]+, ([a-z ]+)/.exec(opening)?.[1];
  if (!form) return 'none';
  if (/\/test\//.test(route)) return 'test';
  if (form.includes('interface') || /(?:API|^I[A-Z]\w+)$/.test(page.title)) return 'interface';
  return form.includes('abstract') ? 'abstract' : 'implementation';
}
