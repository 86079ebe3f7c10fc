/** The list of keys that a description file needs, for those who write it. */
import { contractNames } from './check-descriptions';
import {
  allFunctions,
  contractIn,
  dataOf,
  functionKey,
  type InReleases,
  noteRelease,
  type Param,
  type Reference,
  structsOf,
} from './model';

const when = (releases: string[], having: string[]): string =>
  releases.length === having.length ? '' : ` (${releases.join(' ')})`;

const value = ({ name, type }: Pick<Param, 'name' | 'type'>): string =>
  `${name === '' ? '(unnamed)' : name}: ${type}`;

/** Markdown list of the keys of one contract's description file. */
export function keysOf(reference: Reference, contractName: string): string {
  const having: string[] = [];
  const sections: InReleases = new Map();
  const add = (section: string, line: string, release: string): void =>
    noteRelease(sections, section, line, release);
  for (const release of reference.releases) {
    const contract = contractIn(reference, release, contractName);
    if (!contract) continue;
    having.push(release);
    for (const fn of allFunctions(contract)) {
      const isVirtual = fn.virtual && contract.kind !== 'interface';
      const marks = [
        fn.getter ? '[getter]' : fn.callers === null ? `[${fn.visibility}]` : '',
        isVirtual ? `[virtual${fn.implemented ? '' : ', no body'}]` : '',
      ];
      const parts = [
        [`\`${functionKey(fn)}\``, ...marks].filter(Boolean).join(' '),
        fn.params.length > 0 ? `params ${fn.params.map(value).join(', ')}` : '',
        fn.returns.length > 0 ? `returns ${fn.returns.map(value).join(', ')}` : '',
      ];
      add('functions', parts.filter(Boolean).join('; '), release);
    }
    for (const { name, params } of contract.events)
      add('events', `\`${name}\`; params ${params.map(value).join(', ') || 'none'}`, release);
    for (const { name, fields } of structsOf(dataOf(reference, release), contract))
      add('structs', `\`${name}\`; fields ${fields.map(value).join(', ')}`, release);
    for (const { name, value: constant } of contract.constants)
      add('constants', `\`${name}\` = ${constant}`, release);
    for (const { name, roles } of contract.modifiers)
      add('modifiers', `\`${name}\` (${roles.map(({ role }) => role).join(', ')})`, release);
    for (const { name } of contract.interfaces)
      add('interfaces (may be left out)', `\`${name}\``, release);
  }
  const lines = [`## ${contractName}`, '', `Releases: ${having.join(', ')}.`];
  for (const [section, entries] of sections) {
    lines.push(
      '',
      `### ${section}`,
      '',
      ...[...entries].map(([line, releases]) => `- ${line}${when(releases, having)}`),
    );
  }
  return `${lines.join('\n')}\n`;
}

/** The keys of every description file. */
export function allKeys(reference: Reference): string {
  const intro = [
    '# Keys of the description files',
    '',
    'Made by `node --require tsx/cjs scripts/reference/cli.ts keys`. A key followed by releases exists, in that form, in those only.',
    'A getter that returns the fields of a struct may leave out `returns`: the words of the struct are used.',
    'An unnamed parameter may be described under its position, from 0.',
    '',
  ].join('\n');
  return `${intro}\n${contractNames(reference)
    .map((name) => keysOf(reference, name))
    .join('\n')}`;
}
