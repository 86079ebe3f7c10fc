import { askedTerms } from '../../../search';
import type { Document } from '../../document';
import type { Rule, SiteFinding } from '../../rule';
import { documentFolders, sourcesBelow, placeOf, versionedFolders, type Site } from '../../site';
import {
  askedFileOf,
  longestQuestion,
  readAskedFiles,
  wholePage,
  type AskedFile,
} from '../../site/asked';
import { nearest, suggestion } from '../../site/resolve';

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

/** The content of a question: the same for two questions that differ only in word order or in small words. */
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

/** Id of a document's last heading, by this site's convention. */
const leadingOn = 'next';

/** Ids of headings with a text of their own: those that only hold others answer nothing, and the last only leads on. */
const answering = ({ headings, text }: Document): string[] =>
  headings.flatMap(({ id, level, end }, index) => {
    const content = text.slice(end, headings[index + 1]?.start);
    return id && level > 1 && id.value !== leadingOn && content.trim() !== '' ? [id.value] : [];
  });

/** Looks for sections without questions: not in documents of older releases, which share them, and not in posts. */
function* checkDocument(
  { documents, facts }: Site,
  document: Document,
  files: readonly AskedFile[],
): Generator<SiteFinding> {
  const { file, generated } = document;
  const isShared = file.startsWith(`${versionedFolders(facts).docs}/`);
  if (!documents.has(file) || file.startsWith('blog/') || isShared || generated) return;
  const asked = files.find((each) => each.document === file)?.asked ?? [];
  const known = new Set(asked.map(({ anchor }) => anchor));
  const ids = ['', ...answering(document)].filter((id) => !known.has(id));
  if (ids.length === 0) return;
  yield {
    file,
    severity: 'warning',
    message: `there are no questions yet for ${ids.map((id) => `"${id || wholePage}"`).join(', ')}`,
    fix: `add two questions or more for each to ${askedFileOf(file)}`,
  };
}

/** Search finds a section by the words of its readers, and two sections that claim the same words hide each other. */
export const rule: Rule = {
  about:
    'Every section has the questions under which readers look for it, which are what they type, and belong to it alone.',
  *site(site, documents) {
    const misnamed = /\.asked\.(?!yaml$)\w+$/;
    for (const file of sourcesBelow(site.root, documentFolders(site.facts), misnamed)) {
      const message = "search doesn't read questions from a file with this ending";
      yield { file, message, fix: 'end its name in ".asked.yaml"' };
    }
    const owners = new Map<string, string>();
    const files = readAskedFiles(site.root, site.facts);
    for (const document of documents) yield* checkDocument(site, document, files);
    for (const askedFile of files) {
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
