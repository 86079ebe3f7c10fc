/** Writes the questions with which readers look for a contract and its members into a file next to its page. */
import { stringify } from 'yaml';
import { anchorsOf } from './anchors';
import type { DescribedReference } from './described';
import { descriptionsFolder } from './model';

/**
 * The file next to a contract's page: questions by anchor, with `page` for the contract itself. Anchors are the same
 * in every release, so all releases use the file of the newest one.
 *
 * @returns undefined for a contract without questions in its description
 */
export function renderAsked(reference: DescribedReference, contract: string): string | undefined {
  const written = reference.descriptions.written(contract);
  if (!written) return undefined;
  const anchors = anchorsOf(reference, contract);
  const kinds = ['function', 'event', 'struct', 'constant', 'modifier'] as const;
  const members = kinds.flatMap((kind) =>
    Object.entries(written[`${kind}s`] ?? {}).map(
      ([key, { asked }]) => [anchors(kind, key), asked] as const,
    ),
  );
  const asked = new Map<string, string[]>();
  for (const [anchor, questions = []] of [['page', written.asked] as const, ...members]) {
    if (questions.length > 0) asked.set(anchor, [...(asked.get(anchor) ?? []), ...questions]);
  }
  if (asked.size === 0) return undefined;
  return `# Generated from ${descriptionsFolder}/${contract}.yaml.\n${stringify(asked)}`;
}
