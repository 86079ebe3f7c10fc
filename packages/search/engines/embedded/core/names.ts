import { joined } from '../../../text/tokens';

/** Names under which a heading is known: its words joined, without parameters. A heading may list several. */
export function namesOf(title: string): string[] {
  const plain = title.replace(/\([^()]*\)/g, ' ');
  const names = plain
    .split(' · ')
    .flatMap((part) => [part, part.replace(/\.(?:vy|sol)$/, '')])
    .map(joined);
  return [...new Set(names.filter((name) => name.length > 1))];
}
