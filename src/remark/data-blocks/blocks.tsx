import React from 'react';
import type { Tag } from '../../../packages/docs-lint/markdown';
import Address from '../../components/Address';
import AddressTable from '../../components/AddressTable';
import WorkedExample from '../../components/WorkedExample';
import { findAddress, findGroup } from '../../data/addresses';
import { findFormula } from '../../formulas';
import { checkExample } from '../../formulas/check';
import { type Literal, literalsOf } from './parse';

interface Block {
  /** Whether it may be inside a paragraph. */
  readonly inline: boolean;
  readonly attributes: readonly string[];
  readonly render: (...values: readonly (Literal | undefined)[]) => JSX.Element;
}

function text(value: Literal | undefined): string {
  if (typeof value !== 'string') throw new Error('expected text in quotes');
  return value;
}

const all: Readonly<Record<string, Block>> = {
  Address: {
    inline: true,
    attributes: ['id'],
    render: (id) => <Address entry={findAddress(text(id))} />,
  },
  AddressTable: {
    inline: false,
    attributes: ['group'],
    render: (group) => <AddressTable {...findGroup(text(group))} />,
  },
  WorkedExample: {
    inline: false,
    attributes: ['formula', 'given', 'result'],
    render(name, given, result) {
      const formula = findFormula(text(name));
      if (!(given instanceof Map)) throw new Error('expected given={{…}}');
      if (typeof result !== 'object') throw new Error('expected result={…}');
      const inputs = Object.fromEntries([...given].map(([input, { value }]) => [input, value]));
      return <WorkedExample example={checkExample(formula, inputs, result)} />;
    },
  },
};

/** The tags that documents may use for data, each resolved when the document is compiled. */
export const blocks: ReadonlyMap<string, Block> = new Map(Object.entries(all));

/**
 * What a tag of a document shows.
 *
 * @throws if an id, group, formula, or attribute is unknown, or a worked example is wrong
 */
export function renderTag(tag: Tag): Pick<Block, 'inline'> & { readonly element: JSX.Element } {
  const block = blocks.get(tag.name);
  if (block === undefined) throw new Error('a data block is inside other JSX');
  const { inline, attributes, render } = block;
  const literals = literalsOf(tag);
  const unknown = [...literals.keys()].find((name) => !attributes.includes(name));
  if (unknown !== undefined)
    throw new Error(
      `<${tag.name}> has no attribute "${unknown}"; it has: ${attributes.join(', ')}`,
    );
  return { inline, element: render(...attributes.map((name) => literals.get(name))) };
}
