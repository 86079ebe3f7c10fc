import {
  elementOf,
  isIn,
  isVoid,
  matchesIn,
  nothingMark,
  piecesOf,
  unbalancedTags,
  type Document,
  type Piece,
  type Tag,
} from '../../document';
import { pairsOf } from '../../facts';
import { inProse, isEscaped, isPlain } from '../../prose';
import { rewrite, type Finding, type Rule } from '../../rule';
import type { Site } from '../../site';

/** Elements of HTML that a document may use, where Markdown has no form for them. */
export const elements = new Set(
  'a abbr br details summary sub sup kbd span div img head meta link title ins del dl dt dd'.split(
    ' ',
  ),
);

const isAllowed = ({ name }: Tag): boolean => /^[A-Z]/.test(name) || elements.has(name);

/** Attributes that JSX spells in another way. */
const renamed = pairsOf(
  'class className, for htmlFor, tabindex tabIndex, colspan colSpan, rowspan rowSpan, srcset srcSet',
);

/** A link, strong words, or an item of a list that the compiler has left as they are. */
const markdown = /\[[^\]\n]+\]\([^)\s]*\)|\*\*(?=\S)(?:[^*\n]*\*\*)?|(?<=\n)[-*+] (?=\S)/g;

/** What running text may not hold, with what is wrong about it and what to write. */
const bare: readonly (readonly [
  pattern: RegExp,
  tell: (found: string) => readonly [message: string, fix: string],
])[] = [
  [
    /\{[^{}]*\}|[{}]/g,
    (found) =>
      found.startsWith('{/')
        ? ['the comment is shown', 'write "<!-- … -->"']
        : [
            // A long piece is named by its first brace.
            `the bare "${found.length > 30 ? found.charAt(0) : found}" may be read as code`,
            'put it in a code span, or write &#123; and &#125;',
          ],
  ],
  [
    /<+(?![\s\d=<-])/g,
    () => ['a bare "<" may be read as a tag', 'put it in a code span, or write &lt;'],
  ],
  [
    markdown,
    (found) => [
      `"${found}" is not read as Markdown`,
      "put blank lines around text inside a tag, and a backslash before a character that isn't a mark",
    ],
  ],
];

function* checkAttributes({ name: tag, attributes }: Tag): Generator<Finding> {
  for (const { name, raw, start } of attributes) {
    const right = renamed.get(name);
    if (right !== undefined)
      yield rewrite({ start, end: start + name.length }, right, `JSX has no "${name}"`);
    if (name === 'style' && raw !== undefined && !raw.startsWith('{')) {
      const fix = `remove it from <${tag}>: the stylesheet decides`;
      yield { start, message: 'the style is a string', fix };
    }
  }
}

/** An attribute of a tag whose value has no quotes. */
const bareValue =
  /<[a-z][\w.:-]*(?:\s+[\w:-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*\s+([\w:-]+)=(?![\s"'{])/gi;

/** Tags that can't be read as such, and that no one has put into braces or a text. */
function* checkUnread({ tags, prose }: Document, raw: Piece): Generator<Finding> {
  for (const { text: name, start: at } of matchesIn(raw, /<(?:\/?[a-z]|[!?])[\w.[-]*/gi)) {
    if (isIn(tags, at) || prose.charAt(at) !== nothingMark) continue;
    const fix = 'close its quotes and braces, and end it with ">" or "/>"';
    yield { start: at, message: `the tag "${name}" cannot be read`, fix };
    // What follows seems to belong to it.
    return;
  }
}

/** Elements of a line of text. */
const inLine = /^<(?:a|abbr|del|ins|kbd|sub|sup)\b[^]*>[^<]*[^<\s][^<]*$/;

/** Looks at what the compiler takes for JSX: where it can't read that, it names another place. */
function* checkRaw(document: Document): Generator<Finding> {
  for (const piece of piecesOf(document, 'jsx')) {
    const { start, text: raw } = piece;
    if (document.tags.some((tag) => tag.start === start && !tag.inline) && inLine.test(raw))
      yield {
        start,
        message: 'a text that starts with a tag is no paragraph',
        fix: 'put a word in front of the tag',
      };
    const comment = start + raw.indexOf('<!--');
    if (comment < start) {
      const values = [...matchesIn(piece, bareValue)];
      if (values.length === 0) yield* checkUnread(document, piece);
      for (const { end: behind, groups } of values) {
        const [name = ''] = groups;
        const at = behind - name.length - 1;
        const fix = 'put it in double quotes';
        yield { start: at, message: `the value of "${name}" has no quotes`, fix };
      }
    } else if (!raw.includes('-->')) {
      yield { start: comment, message: 'the comment has no end', fix: 'write "-->" after it' };
    } else if (!/^\s*<!--[^]*-->\s*$/.test(raw)) {
      const fix = 'put blank lines above and below it';
      yield { start: comment, message: 'the comment is read as a tag here', fix };
    } else if (raw.includes('*/')) {
      const at = start + raw.indexOf('*/');
      yield {
        start: at,
        message: '"*/" ends the comment',
        fix: 'put a space between the two marks',
      };
    }
  }
}

function* checkTags(document: Document, site: Site): Generator<Finding> {
  for (const tag of document.tags) {
    if (isAllowed(tag)) yield* checkAttributes(tag);
    else {
      yield {
        start: tag.start,
        message: `<${tag.name}> is not an element that a document may use`,
        fix: 'put it in a code span, or use Markdown',
        // What else may be wrong with the element itself has an error of its own.
        hides: { ...elementOf(document.tags, tag), start: tag.start + 1 },
      };
    }
  }
  for (const { tag, message, fix } of unbalancedTags(document, document.tree)) {
    const { start, end, kind } = tag;
    const canBeEnded = kind === 'open' && isVoid(tag);
    // Another rule says how to write the components of the site's data.
    if (isAllowed(tag) && !site.facts.components.includes(tag.name))
      yield { ...rewrite({ start: end - 1, end }, ' />', message, fix, canBeEnded), start };
  }
}

/** The compiler of the site is MDX 1: braces and "<" may start code, and an open tag stops the build far from its place. */
export const rule: Rule = {
  about:
    'Text has no bare brace, and no "<" that may begin a tag; tags are known, closed, and written as JSX.',
  editsCode: true,
  *document(document, site) {
    // What a part gets from its document is in braces.
    const wrong = site.partials.has(document.file) ? bare.slice(1) : bare;
    for (const [pattern, tell] of wrong)
      for (const { start, end, text, block } of inProse(document, pattern)) {
        if (isPlain(block) || isEscaped(document, start)) continue;
        const [message, fix] = tell(text);
        yield { start, message, fix, hides: { start: start + 1, end } };
      }
    yield* checkTags(document, site);
    yield* checkRaw(document);
  },
};
