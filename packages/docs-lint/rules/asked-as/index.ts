import { askedTerms } from '../../../search';
import type { Document } from '../../document';
import type { Rule, SiteFinding } from '../../rule';
import { placeOf, type Site } from '../../site';
import { type Asked, type AskedFile, readAskedFiles, wholePage } from '../../site/asked';
import { nearest } from '../../site/resolve';

/** Characters of a question: no one types more. */
const longestQuestion = 80;

/** Anchors that headings keep from before. Search finds a section under its heading's own id. */
const keptAnchors = ({ headings, text }: Document): Set<string> =>
  new Set(
    headings.flatMap(({ start, end }) =>
      [...text.slice(start, end).matchAll(/\bid="([^"]*)"/g)].map(([, id = '']) => id),
    ),
  );

/** Ids of a document in every release that has it: one file of questions serves all. */
function idsOf(site: Site, file: string): ReadonlySet<string> {
  const place = placeOf(site.facts, file);
  const same = [...site.documents.values()].filter((document) => {
    const other = placeOf(site.facts, document.file);
    return other?.instance === place?.instance && other?.id === place?.id;
  });
  return new Set(
    same.flatMap((document) => {
      const kept = keptAnchors(document);
      return [...site.anchors(document)].filter((id) => !kept.has(id));
    }),
  );
}

/** What a question says, the same for two that say it in other order or with other small words. */
const senseOf = (text: string): string =>
  askedTerms(text).sort().join(' ') || text.trim().toLowerCase();

function* wrongForm({ text }: Asked): Generator<Pick<SiteFinding, 'message' | 'fix'>> {
  if (text.length > longestQuestion) {
    yield {
      message: `the question has ${text.length} characters`,
      fix: `write at most ${longestQuestion}: what a reader types`,
    };
  }
  if (/[.?!]$/.test(text)) {
    yield { message: `"${text}" ends with a mark`, fix: 'leave it out, as readers do' };
  }
}

function* checkFile(
  site: Site,
  { file, document, asked, faults }: AskedFile,
): Generator<SiteFinding> {
  for (const { message, ...place } of faults) {
    yield {
      file,
      ...place,
      message,
      fix: `write "${wholePage}" or the id of a heading, and below it a list of questions`,
    };
  }
  if (!site.documents.has(document)) {
    yield {
      file,
      message: `there is no document "${document}"`,
      fix: 'name the file as the document beside it, or remove it',
    };
    return;
  }
  const ids = idsOf(site, document);
  const unknown = new Set<string>();
  for (const question of asked) {
    const { anchor, line, column } = question;
    for (const finding of wrongForm(question)) yield { file, line, column, ...finding };
    if (anchor === '' || ids.has(anchor) || unknown.has(anchor)) continue;
    unknown.add(anchor);
    const like = nearest(anchor, ids);
    yield {
      file,
      line,
      column,
      message: `${document} has no heading with the id "${anchor}"`,
      fix: like === undefined ? 'name one that it has' : `did you mean "${like}"?`,
    };
  }
}

/** Search finds a section by the words of its readers, and two sections that claim the same words hide each other. */
export const rule: Rule = {
  name: 'asked-as',
  about:
    'Questions beside a document belong to its headings, are what readers type, and belong to one section alone.',
  *site(site) {
    const owners = new Map<string, { file: string; line: number }>();
    for (const askedFile of readAskedFiles(site.root, site.facts)) {
      yield* checkFile(site, askedFile);
      const { file } = askedFile;
      for (const { text, line, column } of askedFile.asked) {
        const sense = senseOf(text);
        const owner = owners.get(sense);
        if (owner === undefined) owners.set(sense, { file, line });
        else {
          yield {
            file,
            line,
            column,
            message: `"${text}" is asked at ${owner.file}:${owner.line} already`,
            fix: 'leave it to the section that answers it better',
          };
        }
      }
    }
  },
};
