import leven from 'leven';
import { inProse } from '../../prose';
import type { Document, Link } from '../../document';
import type { Finding, Rule } from '../../rule';

/** Characters that turn the direction of a text, or that no one sees. */
const hidden =
  /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c\u200b-\u200d\u2060\ufeff\u00ad\u180e\u3164\u115f\u1160]|[\u{e0000}-\u{e007f}]/gu;

/** Characters that no text holds: the file is damaged, or its encoding isn't UTF-8. */
const broken = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/;

/** Emoji, some of which are several joined by hidden characters. */
const emoji = new RegExp('\\p{RGI_Emoji}', 'gv');

const codeOf = (found: string): string =>
  `U+${found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? ''}`;

const otherBlanks = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;

const mixed =
  /(?=[^\s]*\p{Script=Latin})(?=[^\s]*[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}])[\p{L}\d]{2,}/gu;

const hostOf = (target: string): string | undefined => {
  try {
    return new URL(target).hostname.replace(/^www\./, '');
  } catch {
    return undefined;
  }
};

/** A name without what eyes pass over: separators, and letters that look like others. */
const skeleton = (host: string): string =>
  host
    .replace(/[-.]/g, '')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/0/g, 'o')
    .replace(/[1i]/g, 'l');

/** The trusted host that another one imitates. */
function imitated(host: string, trusted: readonly string[]): string | undefined {
  if (
    trusted.some(
      (known) => known === host || host.endsWith(`.${known}`) || known.endsWith(`.${host}`),
    )
  )
    return undefined;
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
    const [found] = damaged;
    yield {
      start: damaged.index,
      message: `this character is not text (${codeOf(found)})`,
      fix: 'save the file as UTF-8, and type the character again',
    };
  }
  const text = document.text.replace(emoji, (found) => ' '.repeat(found.length));
  for (const { 0: found, index } of text.matchAll(hidden)) {
    yield {
      start: index,
      message: `there is an invisible character here (${codeOf(found)})`,
      fix: 'remove it',
      edit: { start: index, end: index + found.length, text: '' },
    };
  }
  for (const { 0: found, index } of document.text.matchAll(otherBlanks)) {
    yield {
      start: index,
      message: 'this is not a regular space',
      fix: 'write a regular space',
      edit: { start: index, end: index + found.length, text: ' ' },
    };
  }
  for (const { start, text: word } of inProse(document, mixed)) {
    yield { start, message: `"${word}" mixes letters of two alphabets`, fix: 'type it again' };
  }
}

/** The name of a site that a link has as its text. */
const shownHost = (text: string): string | undefined =>
  /^(?:https?:\/\/)?(?:www\.)?((?:[a-z\d-]+\.)+[a-z]{2,})(?:\/\S*)?$/i
    .exec(text.trim())?.[1]
    ?.toLowerCase();

function* checkHost(
  document: Document,
  { targetRange, text, kind }: Link,
  host: string,
  trusted: readonly string[],
): Generator<Finding> {
  const { start } = targetRange;
  if (/^\d+\.\d+\.\d+\.\d+$/.test(host) && !host.startsWith('127.')) {
    yield {
      start,
      message: `"${host}" is a number, not a name`,
      fix: 'link to a site by its name',
    };
  }
  const like = imitated(host, trusted);
  if (like !== undefined) {
    yield {
      start,
      message: `"${host}" looks like "${like}"`,
      fix: `write "${like}", or add the site to the trusted ones of this rule`,
    };
  }
  const shown = shownHost(document.text.slice(text.start, text.end));
  if (
    shown !== undefined &&
    kind === 'link' &&
    !/\.(?:md|ts|js|py|sol|vy|json|eth|sh)$/.test(shown) &&
    shown !== host &&
    !host.endsWith(`.${shown}`)
  ) {
    yield {
      start: text.start,
      message: `the text says "${shown}", the link leads to "${host}"`,
      fix: 'make them agree',
    };
  }
}

function* checkLink(
  document: Document,
  link: Link,
  trusted: readonly string[],
): Generator<Finding> {
  const { target, targetRange, kind } = link;
  if (kind === 'image') return;
  const { start } = targetRange;
  const host = hostOf(target);
  if (/^https?:\/\/[^/]*@/.test(target)) {
    yield {
      start,
      message: `what comes before "@" hides the site "${host ?? target}"`,
      fix: 'remove it',
    };
  }
  if (/^https?:\/\/[^/]*[^\u0000-\u007f]/.test(target) || host?.includes('xn--') === true) {
    yield {
      start,
      message: `"${target}" has letters of another alphabet in its name`,
      fix: 'type it again',
    };
  }
  if (host !== undefined && /^https?:/.test(target))
    yield* checkHost(document, link, host, trusted);
}

/** A reader cannot see a forged address: the checker does. */
export const rule: Rule = {
  name: 'look-alikes',
  about:
    'No hidden or turning character, no word of mixed alphabets, no link that pretends to lead elsewhere.',
  words: true,
  safety: true,
  editsCode: true,
  *document(document, { facts }) {
    yield* checkCharacters(document);
    for (const link of document.links) yield* checkLink(document, link, facts.trustedHosts);
  },
};
