import React from 'react';
import Address from '../../components/Address';
import AddressTable from '../../components/AddressTable';
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
function exampleOf(tag: Tag): CheckedExample {
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

interface Block {
  /** Whether it may be inside a paragraph. */
  readonly inline: boolean;
  readonly render: (tag: Tag) => JSX.Element;
}

/** A block with one attribute, which is a text. */
const textBlock = (
  inline: boolean,
  attribute: string,
  render: (value: string) => JSX.Element,
): Block => ({
  inline,
  render(tag) {
    only(tag, [attribute]);
    return render(text(tag, attribute));
  },
});

/** The tags that documents may use for data, each resolved when the document is compiled. */
export const blocks: ReadonlyMap<string, Block> = new Map([
  ['Address', textBlock(true, 'id', (id) => <Address entry={findAddress(id)} />)],
  ['AddressTable', textBlock(false, 'group', (id) => <AddressTable {...findGroup(id)} />)],
  ['WorkedExample', { inline: false, render: (tag) => <WorkedExample example={exampleOf(tag)} /> }],
]);
