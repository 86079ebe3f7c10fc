/** The changes between two releases as lines of Markdown, for the contract pages and the comparisons. */
import type { Anchors } from './anchors';
import type { Change } from './diff';
import { code } from './pages';

/**
 * A change's member and what is different about it.
 *
 * @param page page that links lead to, empty for this one; without it, there are no links
 */
export function changeLine(
  anchors: Anchors,
  { kind, change, key, details }: Change,
  page?: string,
): string {
  const text = details.length > 0 ? `: ${details.join('; ')}` : '';
  if (kind === 'inherited') return `${key}${text}`;
  if (kind === 'contract') return `${code(key)}${text}`;
  const isLinked = change !== 'removed' && page !== undefined;
  const linked = isLinked ? `[${code(key)}](${page}#${anchors(kind, key)})` : code(key);
  if (kind === 'function') return `${linked}${text}`;
  const label = change === 'changed' ? kind.charAt(0).toUpperCase() + kind.slice(1) : kind;
  return `${label} ${linked}${text}`;
}

/** List of changes, breaking ones marked. Functions with the same declaration and different code share the last line. */
export function changeLines(
  changes: readonly Change[],
  line: (change: Change) => string,
): string[] {
  const isCodeOnly = ({ change, details }: Change): boolean =>
    change === 'changed' && details.join() === 'code';
  const verbs = { changed: '', added: 'Added ', removed: 'Removed ' };
  const codeOnly = changes.filter(isCodeOnly).map((change) => line({ ...change, details: [] }));
  return [
    ...changes
      .filter((change) => !isCodeOnly(change))
      .map(
        (change) =>
          `- ${change.breaking ? '**Breaking.** ' : ''}${verbs[change.change]}${line(change)}`,
      ),
    ...(codeOnly.length > 0 ? [`- Same declaration, different code: ${codeOnly.join(', ')}`] : []),
  ];
}
