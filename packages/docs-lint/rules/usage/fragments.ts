import type { Document } from '../../document';
import type { Finding } from '../../rule';

/** Beginnings that need a verb to come. "Yes" and a call to do something need none. */
const noun = /^(?:An?|Its|Their|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Nearly|Several)\b/;
const place = /^(?:In|On|At|From|Through|By|With|Under|Until)\b/;
const clause =
  /^(?:Because|Usually that|Usually because|That (?!is\b|was\b|depends\b|means\b|makes\b))/;

const verb = /\b(?:is|are|was|were|has|have|had|can|may|must|will|do|did)\b/i;
const subject = /\b(?:you|it|they|there)\b/i;

/** Whether the first sentence of an answer is only a part of one: "At yearn.watch." */
function isFragment(sentence: string): boolean {
  if (clause.test(sentence)) return !sentence.includes(',');
  const main = sentence.replace(/.(?:\b(?:which|that|who|whom|whose|where)\b|:).*$/s, '');
  if (place.test(sentence)) return !verb.test(main) && !subject.test(main);
  return noun.test(sentence) && !verb.test(main) && !/\p{L}{2}s\b/u.test(main.replace(/^\S+/, ''));
}

/** Answers below a heading that asks begin with a whole sentence: they are read alone, in search results. */
export function* fragments(document: Document): Generator<Finding> {
  for (const [i, heading] of document.blocks.entries()) {
    const answer = document.blocks[i + 1];
    if (heading.kind !== 'heading' || answer?.kind !== 'paragraph') continue;
    if (!document.prose.slice(heading.start, heading.end).includes('?')) continue;
    const words = document.prose.slice(answer.start, answer.end).replace(/\u0002/g, '');
    const sentence = /^[^.?!]*(?:[.?!](?!\s|$)[^.?!]*)*[.?!]?/.exec(words)?.[0] ?? words;
    if (!isFragment(sentence)) continue;
    yield {
      start: answer.start,
      message: `"${sentence
        .split(/\s+/)
        .slice(0, 5)
        .join(' ')
        .replace(/\u0001+/g, '…')}" isn't a whole sentence (fragments)`,
      fix: 'answer with a subject and a verb: "You can see them at …"',
    };
  }
}
