import { rewrite, type Finding, type Rule } from '../../rule';
import { optionOf } from '../../../code-include';
import { languages as colored } from '../../../fast-build/markdown';
import { pairsOf } from '../../facts';
import { fencesOf, piecesOf, type Fence } from '../../document';
import { nearest, suggestion } from '../../site/resolve';

/** Languages that a fence may name: those that the site colors. The rule for samples compiles or parses some of them. */
const languages = new Set(Object.keys(colored));

const aliases = pairsOf(
  'typescript ts, javascript js, sh bash, shell bash, console bash, zsh bash, sol solidity, vy vyper, py python, yml yaml, markdown md, txt text, plain text, plaintext text, gql graphql',
);

/** The language that a wrong one is meant to be, with the numbers of lines that were written right behind it. */
function meant(language: string): { name: string; isCertain: boolean } | undefined {
  const [, word = '', lines = ''] = /^([^{]*)(\{[\d,-]+\})?$/.exec(language.toLowerCase()) ?? [];
  const like = nearest(word, [...languages, ...aliases.keys()], Math.floor(word.length / 5));
  if (like === undefined) return undefined;
  const name = `${aliases.get(like) ?? like} ${lines}`.trimEnd();
  return { name, isCertain: like === word };
}

/** Fences that follow one another with `tab="…"` are tabs: a lone one loses its label. */
function* checkTabs(text: string, fences: readonly Fence[]): Generator<Finding> {
  let group: string[] = [];
  for (const [i, { start, end, options }] of fences.entries()) {
    const tab = optionOf(options, 'tab');
    const next = fences[i + 1];
    const follows = next && /^[\s>]*$/.test(text.slice(end, next.start));
    const isLast = !follows || optionOf(next.options, 'tab') === undefined;
    if (tab !== undefined && group.includes(tab))
      yield { start, message: `two tabs have the label "${tab}"`, fix: 'rename one' };
    else if (tab !== undefined && isLast && group.length === 0) {
      const fix = 'put the fences of the other tabs right below it, or leave "tab" out';
      yield { start, message: `"${tab}" is the only tab, and its label is left out`, fix };
    }
    group = tab === undefined || isLast ? [] : [...group, tab];
  }
}

/** A fence names its language, so that it is colored, compiled and read aloud rightly. */
export const rule: Rule = {
  about: 'A code fence names a known language, is closed, and has well-formed options.',
  editsCode: true,
  *document(document) {
    const fences = fencesOf(document);
    yield* checkTabs(document.text, fences);
    for (const { start, text } of piecesOf(document, 'code')) {
      if (/^\s*(?:```|~~~)/.test(text)) continue;
      const fix = 'remove the spaces, or put the code into a fence';
      yield { start, message: 'four spaces at its start make the line code', fix };
    }
    for (const { start, language, languageStart: at, options, closed, code } of fences) {
      if (language === '') {
        const message = 'the fence names no language';
        const fix = 'name it after the marks; use "text" for anything that is not code';
        yield { start, message, fix };
      } else if (!languages.has(language)) {
        const right = meant(language);
        const message = `"${language}" is not a language that a fence can have`;
        const fix = suggestion(right?.name, true, `choose one of ${[...languages].join(', ')}`);
        const range = { start: at, end: at + language.length };
        yield rewrite(range, right?.name ?? '', message, fix, right?.isCertain ?? false);
      }
      if (!closed)
        yield {
          start,
          message: 'the fence is not closed',
          fix: 'end it with a line of the same marks',
        };
      const marks = /^[`~]+/.exec(document.text.slice(start))?.[0] ?? '';
      if (closed && new RegExp(`^${marks}\\w`, 'm').test(code)) {
        const message = 'the fence includes the next one';
        const fix = `close it with "${marks}", or write one more mark above and below code that holds "${marks}"`;
        yield { start, message, fix };
      }
      if (code.trim() === '' && !/\bfile=/.test(options))
        yield { start, message: 'the fence is empty', fix: 'write its code, or remove it' };
      if (/^\$ /m.test(code) && language === 'bash') {
        const message = 'a reader copies the "$" in front of the command too';
        const fix = 'leave it out, and put what the command prints into a fence of "text"';
        yield { start, message, fix };
      }
      const rest = ` ${options}`.replace(
        /\s+(?:(?:file|tab|title|no-check|parse-only)="[^"]*"|title='[^']*'|\{[\d,-]+\}|showLineNumbers)(?=\s|$)/g,
        '',
      );
      if (rest.trim() !== '') {
        yield {
          start: at + language.length,
          message: `"${rest.trim()}" is not an option of a fence`,
          fix: 'write file="path#region", tab="…", title="…", no-check="reason", parse-only="reason", {lines} or showLineNumbers',
        };
      }
    }
  },
};
