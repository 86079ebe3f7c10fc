import leven from 'leven';
import parseEntities from 'parse-entities';
import {
  elementOf,
  isIn,
  matchesIn,
  matchesSeen,
  nodesOf,
  piecesOf,
  positionOf,
  rangeOf,
} from '../../document';
import type { Document, Range } from '../../document';
import type { Facts } from '../../facts';
import { rewrite, type Finding, type Rule } from '../../rule';
import { readText } from '../../site';
import { offsetOfName } from '../../site/sidebars';

/** Characters that turn the direction of a text, or that no one sees. */
const hidden = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Characters that no text holds: the file is damaged, or its encoding isn't UTF-8 or was read as another one. */
const broken = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd]|[ÂÃâ][\u0080-\u00bf€]/;

/** Emoji, some of which are several joined by hidden characters. */
const emoji = new RegExp('\\p{RGI_Emoji}', 'gv');

const codeOf = (found: string): string =>
  `U+${found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? ''}`;

const otherBlanks = /[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]/g;

/** Letters and marks of other widths, two letters in one, and hyphens that no key has: search finds none of them. */
const otherForms = /[\ufb00-\ufb06\uff01-\uff5e\u3001\u3002\u2010\u2011]/g;

/**
 * A word of another alphabet, or of two, such as an address with a letter that only looks like a digit of it. Of Greek
 * letters, those beside Latin ones count that look Latin: a formula or a unit has the others, as in Δt and μs.
 */
const mixed =
  /(?=[\p{L}\d]*\p{Script=Latin})(?=[\p{L}\d]*[\p{Script=Cyrillic}\p{Script=Armenian}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγικνορυχϲϳ])[\p{L}\d]{2,}|[\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Cherokee}]+/gu;

/** Whether a word has characters that no one sees, or letters of another alphabet. */
export const isDisguised = (word: string): boolean =>
  word.replace(emoji, '').search(hidden) >= 0 || word.search(mixed) >= 0;

/** A name without what eyes pass over: separators, and letters that look like others. */
const skeleton = (host: string): string =>
  host
    .replace(/[-.]/g, '')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/0/g, 'o')
    .replace(/[1i]/g, 'l');

function imitated(host: string, { trustedHosts: trusted, project }: Facts): string | undefined {
  const isPart = (known: string): boolean =>
    `.${host}`.endsWith(`.${known}`) || known.endsWith(`.${host}`);
  if (trusted.some(isPart)) return undefined;
  // Anyone can register the project's name with another ending, or beside other words.
  if (host.split(/[.-]/).includes(project.toLowerCase())) return trusted[0];
  return trusted.find((known) => {
    // Short names are near to many honest ones.
    if (known.length < 8) return skeleton(host) === skeleton(known);
    // "curve.fi.example.org" and "sushi-com.net" carry a trusted name that is not theirs.
    return leven(host, known) <= 1 || skeleton(host).includes(skeleton(known));
  });
}

/** Characters that readers can't see, or that aren't what they seem. */
function* checkCharacters(document: Document): Generator<Finding> {
  // One is enough: the fix is about the whole file.
  const damaged = broken.exec(document.text);
  if (damaged) {
    const { 0: found, index: start } = damaged;
    yield {
      start,
      hides: { start: 0, end: Infinity },
      message: `this character is not text (${codeOf(found)})`,
      fix: 'save the file as UTF-8, and type the character again',
    };
  }
  const text = document.text.replace(emoji, (found) => ' '.repeat(found.length));
  for (const match of matchesIn({ text }, hidden)) {
    const message = `there is an invisible character here (${codeOf(match.text)})`;
    yield rewrite(match, '', message, 'remove it');
  }
  const samples = piecesOf(document, 'code', 'inlineCode');
  for (const match of matchesIn(document, /&#?\w+;/g)) {
    const { text: found, start, end } = match;
    const meant = parseEntities(found);
    // A period behind a number may keep a line from being an item of a list.
    const isPoint = meant === '.' && /\w/.test(document.text.charAt(end));
    const isLetter = isPoint || /^[\da-z]$/i.test(meant);
    if (!isLetter && meant.search(hidden) < 0) continue;
    if (isIn(samples, start)) continue;
    const invisible = `"${found}" is an invisible character (${codeOf(meant)})`;
    if (isLetter) yield rewrite(match, meant, `"${found}" is "${meant}" in disguise`);
    else yield rewrite(match, '', invisible, 'remove it');
  }
  for (const match of matchesIn(document, otherBlanks))
    yield rewrite(match, ' ', 'this is not a regular space', 'write a regular space');
  for (const match of matchesIn(document, otherForms)) {
    const { text: found } = match;
    const right =
      found === '、' ? ',' : found === '。' ? '.' : found.normalize('NFKC').replace('\u2010', '-');
    yield rewrite(match, right, `search doesn't find "${found}"`);
  }
  for (const { text: word, start } of matchesIn(document, mixed))
    yield { start, message: `"${word}" has letters of another alphabet`, fix: 'type it again' };
}

/** The name of a site that a link has as its text. */
const shownHost = (text: string): string | undefined =>
  /^(?:https?:\/\/)?(?:www\.)?((?:[a-z\d-]+\.)+[a-z]{2,})(?:\/\S*)?$/i
    .exec(text.trim())?.[1]
    ?.toLowerCase();

/** The host that an address leads to, as browsers read it from a page of the site; none within the site. */
function hostOf(target: string, site: string): string | undefined {
  if (!URL.canParse(target, site)) return undefined;
  const { protocol, hostname, pathname } = new URL(target, site);
  const host = protocol === 'mailto:' ? pathname.split('@').at(-1) : hostname;
  const isKnown = ['http:', 'https:', 'mailto:'].includes(protocol);
  return isKnown && host !== new URL(site).hostname ? host?.replace(/^www\./, '') : undefined;
}

interface Target {
  readonly target: string;
  readonly targetRange: Range;
}

/** Addresses in the front matter, such as those of sources: readers see them as links. */
const addressesInFront = ({ text, frontMatter }: Document): Target[] =>
  [...matchesIn({ text: text.slice(0, frontMatter?.end ?? 0) }, /https?:\/\/[^\s"',\]}]+/gi)].map(
    (match) => ({ target: match.text, targetRange: match }),
  );

function* checkHost(host: string, start: number, facts: Facts): Generator<Finding> {
  const like = imitated(host, facts);
  if (like === undefined) return;
  const message = `"${host}" looks like "${like}"`;
  const fix = `write "${like}", or add the site to the trusted hosts if readers may trust it`;
  yield { start, message, fix };
}

function* checkTarget({ target, targetRange }: Target, facts: Facts): Generator<Finding> {
  const { start } = targetRange;
  const host = hostOf(target, facts.url);
  if (host === undefined) return;
  if (new URL(target, facts.url).username !== '') {
    const message = `what comes before "@" hides the site "${host}"`;
    yield { start, message, fix: 'remove it' };
  }
  if (host.includes('xn--')) {
    const message = `"${target}" has letters of another alphabet in its name`;
    yield { start, message, fix: 'type it again', hides: targetRange };
  }
  if (/^(?!127\.|\[::1])(?:[\d.]+|\[.*)$/.test(host)) {
    const message = `"${host}" is a number, not a name`;
    yield { start, message, fix: 'link to a site by its name' };
  }
  yield* checkHost(host, start, facts);
}

/** The name of a site or an account in a text, by its ending. */
const namedHost =
  /(?<![\w%.\\-])(?:[a-z\d-]+\.)+(?:app|cc|ch|co|com|dev|eth|exchange|fi|finance|fm|fund|gg|info|io|link|live|me|money|net|network|online|org|pro|site|tech|to|watch|website|xyz)(?![\w-]|\.\w)/gi;

/** Every form of a link that has words: where they are, and where it leads. */
function wordsOfLinks(document: Document): (readonly [Range, string])[] {
  const { links, tags } = document;
  const definitions = nodesOf(document, 'definition');
  return [
    ...links.filter(({ kind }) => kind === 'link').map((one) => [one.text, one.target] as const),
    ...links
      .filter(({ kind }) => kind === 'attribute')
      .flatMap(({ start, target }) => {
        const tag = tags.find((one) => one.start === start);
        return tag ? [[elementOf(tags, tag), target] as const] : [];
      }),
    ...nodesOf(document, 'linkReference').flatMap((node) => {
      const found = definitions.find(({ identifier }) => identifier === node.identifier);
      return found ? [[rangeOf(node), found.url] as const] : [];
    }),
  ];
}

/** Words without marks and tags. Code keeps its marks: it names files and members, and no sites. */
const readable = (source: string): string =>
  parseEntities(source.replace(/<[^>]*>|\]\[[^\]]*\]$|[*\\[\]]/g, '')).replace(/^_+|_+$/g, '');

/** A link whose words are the name of another site. */
function* checkWords(document: Document, facts: Facts): Generator<Finding> {
  for (const [{ start, end }, target] of wordsOfLinks(document)) {
    const host = hostOf(target, facts.url);
    const shown = shownHost(readable(document.text.slice(start, end)));
    if (host === undefined || shown === undefined || `.${host}`.endsWith(`.${shown}`)) continue;
    if (!/\.(?:mdx?|[jt]sx?|py|sol|vy|json|ya?ml|toml|txt|csv|pdf|svg|eth|sh)$/.test(shown)) {
      const message = `the text says "${shown}", the link leads to "${host}"`;
      yield { start, message, fix: 'make them agree' };
    }
  }
}

/** Readers can't see that an address is forged, but a program can. */
export const rule: Rule = {
  about:
    'No character is hidden or changes the direction of text, no word has letters of another alphabet, and no link pretends to lead elsewhere.',
  words: true,
  safety: true,
  editsCode: true,
  *document(document, { facts }) {
    yield* checkCharacters(document);
    const targets = [
      ...document.links.filter(({ kind }) => kind !== 'image'),
      ...addressesInFront(document),
    ];
    for (const target of targets) yield* checkTarget(target, facts);
    const ranges = targets.map(({ targetRange }) => targetRange);
    for (const { text, start } of matchesSeen(document, namedHost))
      if (!isIn(ranges, start)) yield* checkHost(text.toLowerCase(), start, facts);
    yield* checkWords(document, facts);
  },
  *site({ root, sidebars, facts }) {
    for (const { file, items } of sidebars.values()) {
      const text = readText(root, file);
      for (const item of items.flat()) {
        if (item.type !== 'link') continue;
        const start = offsetOfName(text, item.href);
        const link = { target: item.href, targetRange: { start, end: start } };
        for (const { message, fix } of checkTarget(link, facts))
          yield { file, ...positionOf(text, start), message, fix };
      }
    }
  },
};
