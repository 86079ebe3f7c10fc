import type { Document } from '../../document';
import type { Rule } from '../../rule';
import type { Facts } from '../../facts';
import { placeOf, versionedFolders } from '../../site';
import { askedFileOf, readAskedFiles, wholePage } from '../../site/asked';

/** Id of the last heading of a document, by the house's rule. */
const leadingOn = 'next';

/** Documents that are found by their questions: not those of older releases, which share them, and not posts. */
function isAsked(facts: Facts, { file, generated }: Document): boolean {
  const place = placeOf(facts, file);
  return (
    place !== undefined &&
    place.instance !== 'blog' &&
    !file.startsWith(`${versionedFolders(facts).docs}/`) &&
    !generated
  );
}

/** Ids of headings with a text of their own: those that only hold others answer nothing, and the last only leads on. */
const answering = ({ headings, text }: Document): string[] =>
  headings.flatMap(({ id, level, end }, index) => {
    const content = text.slice(end, headings[index + 1]?.start);
    return id && level > 1 && id.value !== leadingOn && content.trim() !== '' ? [id.value] : [];
  });

/** Readers look for a section in their own words, which are seldom those of its heading. */
export const rule: Rule = {
  about:
    'Every document, and every section of it, has the questions under which readers look for it.',
  severity: 'warning',
  *site(site, documents) {
    const files = new Map(
      readAskedFiles(site.root, site.facts).map((each) => [each.document, each]),
    );
    for (const document of documents) {
      if (!site.documents.has(document.file) || !isAsked(site.facts, document)) continue;
      const known = new Set(files.get(document.file)?.asked.map(({ anchor }) => anchor));
      const ids = ['', ...answering(document)].filter((id) => !known.has(id));
      if (ids.length === 0) continue;
      yield {
        file: document.file,
        message: `there are no questions yet for ${ids.map((id) => `"${id || wholePage}"`).join(', ')}`,
        fix: `add two questions or more for each to ${askedFileOf(document.file)}`,
      };
    }
  },
};
