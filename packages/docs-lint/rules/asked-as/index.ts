import { askedTerms } from '../../../search';
import type { Rule, SiteFinding } from '../../rule';
import { documentFolders, filesBelow, placeOf, type Site } from '../../site';
import { type AskedFile, readAskedFiles, wholePage } from '../../site/asked';
import { nearest, suggestion } from '../../site/resolve';

/** Characters of a question: no one types more. */
const longestQuestion = 80;

/** Ids of a document in every release that has it: one file of questions serves all. */
function idsOf(site: Site, file: string): ReadonlySet<string> {
  const place = placeOf(site.facts, file);
  const ids = new Set<string>();
  for (const document of site.documents.values()) {
    const other = placeOf(site.facts, document.file);
    if (other?.instance !== place?.instance || other?.id !== place?.id) continue;
    // Search finds a section under its heading's own id, and not under those that it keeps from before.
    const headings = document.headings.map(({ start, end }) => document.text.slice(start, end));
    const kept = headings.join().matchAll(/\bid="([^"]*)"/g);
    const former = new Set([...kept].map(([, id]) => id));
    for (const id of site.anchors(document)) if (!former.has(id)) ids.add(id);
  }
  return ids;
}

/** What a question says, the same for two that say it in other order or with other small words. */
const senseOf = (text: string): string =>
  askedTerms(text).sort().join(' ') || text.trim().toLowerCase();

function* checkFile(
  site: Site,
  { file, document, asked, faults }: AskedFile,
): Generator<SiteFinding> {
  const form = `write "${wholePage}" or the id of a heading, and below it a list of questions`;
  for (const fault of faults) yield { file, ...fault, fix: form };
  if (!site.documents.has(document)) {
    const message = `there is no document "${document}"`;
    yield { file, message, fix: 'name the file as the document beside it, or remove it' };
    return;
  }
  const ids = idsOf(site, document);
  const unknown = new Set<string>();
  for (const { text, anchor, ...position } of asked) {
    const place = { file, ...position };
    if (text.length > longestQuestion) {
      const message = `the question has ${text.length} characters`;
      yield { ...place, message, fix: `write at most ${longestQuestion}: what a reader types` };
    }
    if (/[.?!]$/.test(text)) {
      const message = `"${text}" ends with a mark`;
      yield { ...place, message, fix: 'leave it out, as readers do' };
    }
    if (anchor === '' || ids.has(anchor) || unknown.has(anchor)) continue;
    unknown.add(anchor);
    yield {
      ...place,
      message: `${document} has no heading with the id "${anchor}"`,
      fix: suggestion(nearest(anchor, ids), false, 'name one that it has'),
    };
  }
}

/** Search finds a section by the words of its readers, and two sections that claim the same words hide each other. */
export const rule: Rule = {
  about:
    'Questions beside a document belong to its headings, are what readers type, and belong to one section alone.',
  *site(site) {
    for (const folder of documentFolders(site.facts))
      for (const file of filesBelow(site.root, folder, /\.asked\.(?!yaml$)\w+$/)) {
        const message = "search doesn't read questions from a file with this ending";
        yield { file, message, fix: 'end its name in ".asked.yaml"' };
      }
    const owners = new Map<string, string>();
    for (const askedFile of readAskedFiles(site.root, site.facts)) {
      yield* checkFile(site, askedFile);
      const { file } = askedFile;
      for (const { text, line, column } of askedFile.asked) {
        const sense = senseOf(text);
        const owner = owners.get(sense);
        if (owner === undefined) owners.set(sense, `${file}:${line}`);
        else {
          const message = `"${text}" is asked at ${owner} already`;
          const fix = 'leave it to the section that answers it better';
          yield { file, line, column, message, fix };
        }
      }
    }
  },
};
