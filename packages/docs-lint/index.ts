import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatProblem, type Problem } from '../files';
import { isIn, parse, parseFigure, positionOf, textOf, type Document } from './document';
import { codeRanges } from './document/code';
import { likeFile } from './document/source';
import type { Edit, Finding, NamedRule, Rule } from './rule';
import { readSite, readText, type Site } from './site';

/** A finding with its place, ready to be printed. */
export interface LintProblem extends Problem {
  readonly line: number;
  readonly column: number;
  readonly fix: string;
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  readonly edit: Edit | undefined;
}

/** A problem as one line, with the rule that found it. */
export function format({ message, fix, rule, severity, ...place }: LintProblem): string {
  const note = severity === 'warning' ? 'warning: ' : '';
  return formatProblem({ ...place, message: note + message, fix: `${fix} (${rule})` });
}

/** Whether a rule holds in a file: figures and parts of documents have no page of their own. */
function holdsIn({ words, ofPages }: Rule, site: Site, file: string): boolean {
  if (site.figures.has(file)) return words === true;
  return !site.partials.has(file) || ofPages !== true;
}

/** The findings of rules in a document, without those that come from another one. */
function findingsOf(
  rules: readonly NamedRule[],
  site: Site,
  document: Document,
): (Finding & { readonly of: NamedRule })[] {
  const findings = rules
    .filter((rule) => holdsIn(rule, site, document.file))
    .flatMap((of) => [...(of.document?.(document, site) ?? [])].map((one) => ({ ...one, of })));
  const hidden = findings.flatMap(({ hides }) => hides ?? []);
  return findings.filter(
    ({ start, hides }) => !hidden.some((range) => range !== hides && isIn([range], start)),
  );
}

/** The place in the source of a generated page that has the words of a finding. */
function placeIn(
  root: string,
  source: string,
  words: string,
): Pick<LintProblem, 'file' | 'line' | 'column'> | undefined {
  const text = existsSync(path.join(root, source)) ? readText(root, source) : '';
  const [first] = /^\S{4,}/.exec(words) ?? [];
  for (let length = 40; first && length >= first.length; length -= 1) {
    const at = text.indexOf(words.slice(0, length));
    if (at >= 0) return { file: source, ...positionOf(text, at) };
  }
  return undefined;
}

/** @param told what was found in pages that are generated from the same file */
function documentProblems(
  rules: readonly NamedRule[],
  site: Site,
  document: Document,
  told: Set<string>,
): LintProblem[] {
  const { file, text, generated } = document;
  const source = textOf(document, 'custom_edit_url')?.replace(/^.*?\/edit\/[^/]+\//, '') ?? '';
  return findingsOf(rules, site, document).flatMap(({ start, message, of, ...finding }) => {
    const rule = of.name;
    const severity = finding.severity ?? 'error';
    const place = { file, ...positionOf(text, start) };
    if (!generated)
      return { ...place, message, fix: finding.fix, edit: finding.edit, rule, severity };
    const key = [source, rule, message].join();
    if (told.has(key)) return [];
    told.add(key);
    // A generated page has to be fixed in the file that it's generated from.
    const fix = `${finding.fix}; the page is generated, so fix ${source}`;
    const written = placeIn(site.root, source, text.slice(start));
    return { ...(written ?? place), message, fix, edit: undefined, rule, severity };
  });
}

/**
 * Runs rules over documents.
 *
 * @param site all documents, since links lead to any of them
 * @param documents those whose problems are wanted
 * @returns problems in the order of files, lines and columns
 */
export function check(
  site: Site,
  documents: readonly Document[],
  rules: readonly NamedRule[],
): readonly LintProblem[] {
  const wanted = new Set(documents.map(({ file }) => file));
  const ofSite = rules.flatMap((rule) =>
    [...(rule.site?.(site, documents) ?? [])]
      .filter(
        ({ file }) => wanted.has(file) || !(site.documents.has(file) || site.partials.has(file)),
      )
      .map((finding) => ({
        line: 1,
        column: 1,
        edit: undefined,
        severity: 'error' as const,
        ...finding,
        rule: rule.name,
      })),
  );
  const told = new Set<string>();
  return [
    ...documents.flatMap((document) => documentProblems(rules, site, document, told)),
    ...ofSite,
  ].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) ||
      a.line - b.line ||
      a.column - b.column ||
      (a.rule < b.rule ? -1 : 1),
  );
}

/** Applies edits from the end to the start; of two that overlap, the later one waits for the next turn. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = text;
  let before = Infinity;
  for (const edit of [...edits].sort((a, b) => b.start - a.start || b.end - a.end)) {
    if (edit.end > before || (edit.end === before && edit.start === edit.end)) continue;
    result = result.slice(0, edit.start) + edit.text + result.slice(edit.end);
    before = edit.start;
  }
  return result;
}

/** Rounds of fixing: one fix may bring the next problem to light, but not endlessly. */
const maxRounds = 5;

/** A text with every safe fix of the rules applied. */
export function fixText(
  site: Site,
  file: string,
  text: string,
  rules: readonly NamedRule[],
): string {
  let current = text;
  for (let round = 0; round < maxRounds; round += 1) {
    const document = (site.figures.has(file) ? parseFigure : parse)(file, current);
    if (document.generated) return text;
    const code = codeRanges(document);
    const isInCode = ({ start, end }: Edit): boolean =>
      code.some((range) => range.start < end && start < range.end);
    const edits = findingsOf(rules, site, document).flatMap(({ edit, of }) =>
      edit && (of.editsCode === true || !isInCode(edit)) ? edit : [],
    );
    const next = applyEdits(current, edits);
    if (next === current) break;
    current = next;
  }
  return current;
}

/**
 * Writes the safe fixes into documents.
 *
 * @returns paths of the changed documents
 */
export function fixFiles(
  site: Site,
  documents: readonly Document[],
  rules: readonly NamedRule[],
): string[] {
  return documents.flatMap(({ file, text }) => {
    const fixed = fixText(site, file, text, rules);
    if (fixed === text) return [];
    const target = path.join(site.root, file);
    writeFileSync(target, likeFile(fixed, readFileSync(target, 'utf8')));
    return [file];
  });
}

/** Everything that rules look at: documents, parts of documents, and figures. */
export const allDocuments = ({ documents, partials, figures }: Site): Document[] =>
  [documents, partials, figures].flatMap((part) => [...part.values()]);

export { readSite };
