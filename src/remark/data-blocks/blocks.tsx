import React from 'react';
import Address from '../../components/Address';
import AddressTable from '../../components/AddressTable';
import AsOf from '../../components/AsOf';
import VaultTable from '../../components/VaultTable';
import WorkedExample from '../../components/WorkedExample';
import { findAddress, findGroup } from '../../data/addresses';
import { findFormula } from '../../formulas';
import { type CheckedExample, checkExample, type StatedNumber } from '../../formulas/check';
import type { Literal, Tag } from './parse';

function text(tag: Tag, name: string): string {
  const value = tag.attributes.get(name);
  if (value?.kind !== 'string') throw new Error(`<${tag.name}> needs ${name}="…"`);
  return value.value;
}

function only(tag: Tag, names: readonly string[]): void {
  for (const name of tag.attributes.keys()) {
    if (!names.includes(name)) {
      throw new Error(`<${tag.name}> has no attribute "${name}"; it has: ${names.join(', ')}`);
    }
  }
}

function stated(name: string, value: Literal | undefined): StatedNumber {
  if (value?.kind !== 'number') throw new Error(`${name} is not a plain number`);
  return value;
}

/**
 * Recomputes a `<WorkedExample />`.
 *
 * @throws if the formula, an input or an output is unknown or a result is wrong
 */
export function exampleOf(tag: Tag): CheckedExample {
  only(tag, ['formula', 'given', 'result']);
  const given = tag.attributes.get('given');
  const result = tag.attributes.get('result');
  if (given?.kind !== 'object') throw new Error('<WorkedExample> needs given={{…}}');
  const inputs = Object.fromEntries(
    [...given.entries].map(([name, value]) => [name, stated(name, value).value]),
  );
  return checkExample(
    findFormula(text(tag, 'formula')),
    inputs,
    result?.kind === 'object'
      ? new Map([...result.entries].map(([name, value]) => [name, stated(name, value)]))
      : stated('result', result),
  );
}

const vaultTables: Readonly<Record<string, string>> = { v1: 'v1-vaults', v2: 'v2-vaults' };

interface Block {
  /** Whether it may be inside a paragraph; it then has no block form unless it looks at `inline`. */
  readonly inline: boolean;
  readonly render: (tag: Tag, inline: boolean) => JSX.Element;
}

/** The tags that documents may use for data, each resolved when the document is compiled. */
export const blocks: ReadonlyMap<string, Block> = new Map<string, Block>([
  [
    'Address',
    {
      inline: true,
      render(tag) {
        only(tag, ['id']);
        return <Address entry={findAddress(text(tag, 'id'))} />;
      },
    },
  ],
  [
    'AddressTable',
    {
      inline: false,
      render(tag) {
        only(tag, ['group']);
        return <AddressTable {...findGroup(text(tag, 'group'))} />;
      },
    },
  ],
  [
    'VaultTable',
    {
      inline: false,
      render(tag) {
        only(tag, ['group']);
        const group = vaultTables[text(tag, 'group')];
        if (group === undefined) throw new Error('<VaultTable> needs group="v1" or group="v2"');
        const found = findGroup(group);
        return <VaultTable title={found.group.title} vaults={found.entries} />;
      },
    },
  ],
  ['WorkedExample', { inline: false, render: (tag) => <WorkedExample example={exampleOf(tag)} /> }],
  [
    'AsOf',
    {
      inline: true,
      render(tag, inline) {
        only(tag, ['date']);
        return <AsOf date={text(tag, 'date')} block={!inline} />;
      },
    },
  ],
]);
