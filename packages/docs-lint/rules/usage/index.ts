import { once, type Facts } from '../../facts';
import { matchesIn, positionOf, type Document, type Match } from '../../document';
import { inCaseOf } from '../../prose';
import { rewrite, type Finding, type Rule, type SiteFinding } from '../../rule';
import { kinds, type Kind } from './kinds';
import { commentsIn, readTexts } from './texts';

const compiled = once(({ project }: Facts) =>
  kinds.map((kind) => ({
    kind,
    pattern: new RegExp(
      kind.patterns
        .map((source) => (kind.where === undefined ? source : `^\\u0002*${source}`))
        .join('|')
        .replaceAll('{project}', project)
        .replace(/ (?![*+?{])/g, '[\\s\\u0002]+'),
      kind.where === undefined ? 'giu' : 'gu',
    ),
  })),
);

function finding(kind: Kind, match: Match): Finding {
  const words = match.text.replace(/[\s\u0001\u0002]+/g, ' ').trim();
  const message = `"${words}" reads like a translation (${kind.name})`;
  const right = kind.replace?.[words.toLowerCase()];
  if (right === undefined) return { start: match.start, message, fix: kind.fix };
  return rewrite(match, inCaseOf(words, right), message);
}

/** Everything that the kinds find in a text. */
function* findings(document: Document, facts: Facts): Generator<Finding> {
  const opening = document.blocks.find(({ kind }) => kind === 'paragraph');
  for (const block of document.blocks) {
    const text = document.prose.slice(block.start, block.end);
    for (const { kind, pattern } of compiled(facts)) {
      if (kind.where === 'opening' && block !== opening) continue;
      for (const match of matchesIn({ ...block, text }, pattern)) yield finding(kind, match);
    }
  }
}

/** Wording that is grammatical, but that no native speaker would use. */
export const rule: Rule = {
  about:
    'Wording is what a person would say; descriptions of contracts, code, and maintenance too.',
  words: true,
  *document(document, { facts }) {
    // The texts that a generated page is made of are looked at where they are written.
    if (document.generated) return;
    yield* findings(document, facts);
    yield* findings(commentsIn(document), facts);
  },
  *site(site, documents): Generator<SiteFinding> {
    const { documents: all, partials, figures } = site;
    if (documents.length < all.size + partials.size + figures.size) return;
    for (const document of readTexts(site.root, site.facts.texts)) {
      if (all.has(document.file) || figures.has(document.file)) continue;
      for (const { start, message, fix } of findings(document, site.facts))
        yield { file: document.file, ...positionOf(document.text, start), message, fix };
    }
  },
};
