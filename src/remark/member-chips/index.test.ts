import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HastNode } from '../../../packages/fast-build/hast';
import { treeOf } from '../../../packages/fast-build/testing';
import rehypeMemberChips from '.';

/** The chips of all members of a document. */
async function chips(markdown: string): Promise<unknown[]> {
  const { children = [] } = await treeOf(markdown, { rehypePlugins: [rehypeMemberChips] });
  return children
    .filter(({ tagName }) => tagName === 'h3')
    .map(({ properties }) => properties?.['data-chip']);
}

const member = (...lines: readonly string[]): string =>
  `### name\n\n${lines.map((line) => `\`${line}\``).join('\n')}\n\nText.\n\n`;

test('a member that reads, or takes ETH, says so', async () => {
  assert.deepEqual(
    await chips(
      `## View functions {#view-functions}\n\n${member('@view @external', 'def name() -> String[64]')}` +
        member('function name() external view virtual returns (string memory)') +
        member('function name() public pure returns (string memory)') +
        member('function name(uint256 view_) external payable'),
    ),
    ['view', 'view', 'pure', 'payable'],
  );
});

test('a member that is restricted names its role, or says that it has several', async () => {
  assert.deepEqual(
    await chips(
      `## Restricted to the guardian {#only-guardian}\n\n${member('@external', 'def name()')}` +
        `## Restricted to the guardian or governance {#only-governance-guardian}\n\n${member('function name() external')}`,
    ),
    ['guardian', 'restricted'],
  );
});

test('anything else has no chip', async () => {
  assert.deepEqual(
    await chips(
      `## Functions open to anyone {#open-functions}\n\n${member('function name(bool view) external')}` +
        `${member('event Name(address payable to)')}### A view\n\nA \`view\` is no signature.\n`,
    ),
    [undefined, undefined, undefined],
  );
});

test('a signature may break after a bracket that opens, and reads as before', async () => {
  const { children = [] } = await treeOf(
    member('def name(a: uint256) -> String[64]', 'def other()'),
    {
      rehypePlugins: [rehypeMemberChips],
    },
  );
  const [signature] = children.filter(({ tagName }) => tagName === 'p');
  const shape = (node: HastNode): string =>
    node.tagName === 'wbr' ? '|' : (node.children?.map(shape).join('') ?? node.value ?? '');
  assert.equal(shape(signature as HastNode), 'def name(|a: uint256) -> String[64]\ndef other()');
  assert.deepEqual(
    signature?.children?.map(({ type, tagName = type }) => tagName),
    ['inlineCode', 'text', 'inlineCode'],
  );
});
