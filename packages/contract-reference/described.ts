/** The whole reference: its data, and the words for them. */
import type { Problem } from '../files';
import { checkDescriptions } from './check-descriptions';
import type { Descriptions } from './descriptions';
import { type ErrorWords, errorsFile, errorWords } from './error-words';
import { loadData } from './load';
import type { Reference, ReferenceSite } from './model';
import { loadOverview } from './overview';
import { readData } from './read';
import { ReferenceError } from './reference-error';

/** All data, settings, and words, checked. */
export interface DescribedReference extends Reference {
  readonly descriptions: Descriptions;
  /** How the contracts work together, for all releases. */
  readonly overview: string;
  readonly errorWords: ErrorWords;
}

/**
 * Loads and checks everything that the pages are made of.
 *
 * @param root folder of the site, which the paths of all files start from
 * @param site what the site decides about its pages
 * @throws ReferenceError with every problem found
 */
export function loadReference(root: string, site: ReferenceSite): DescribedReference {
  const data = loadData(root, site);
  const problems: Problem[] = [];
  const descriptions = checkDescriptions(data, problems);
  const overview = loadOverview(data.presence, root, problems);
  const words = readData(root, errorsFile, errorWords, problems);
  if (words === undefined || problems.length > 0) throw new ReferenceError(problems);
  return { ...data, descriptions, overview, errorWords: words };
}
