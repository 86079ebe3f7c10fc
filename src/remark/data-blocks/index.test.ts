import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileMarkdown } from '../../../packages/fast-build/testing';
import { findAddress } from '../../data/addresses';
import remarkDataBlocks from './index';

const compile = (markdown: string, file = 'docs/x.md'): Promise<string> =>
  compileMarkdown(markdown, { remarkPlugins: [remarkDataBlocks] }, file);

const count = (text: string, part: string): number => text.split(part).length - 1;

const yfi = findAddress('yfi').address;

test('an address in a sentence becomes a link to the explorer and a button', async () => {
  const output = await compile('The token is <Address id="yfi" />, on Ethereum.');
  assert.match(output, /<p>\{`The token is `\}<span parentName="p"/);
  assert.ok(output.includes(`"href": "https://etherscan.io/token/${yfi}"`));
  assert.ok(output.includes(`"data-copy": "${yfi}"`));
  assert.ok(output.includes('"aria-label": "Copy the address of YFI"'));
  assert.ok(!output.includes('Address'), 'no component is left over');
});

test('the button of an address says the release and the chain, where others have the same symbol', async () => {
  for (const [group, names] of [
    ['yearn-tokens', ['YFI', 'YFI on Fantom', 'WOOFY on Polygon']],
    ['v2-vaults', ['yvUSDC 0.4.3', 'yvYFI (superseded)']],
  ] as const) {
    const output = await compile(`<AddressTable group="${group}" />`);
    const found = [
      ...output.matchAll(/"data-copy": "([^"]*)",\s+"aria-label": "Copy the address of ([^"]*)"/g),
    ].map(([, address, name]) => [name, address] as const);
    const addresses = new Map(found);
    for (const [name, address] of found) assert.equal(address, addresses.get(name), name);
    for (const name of names)
      assert.ok(addresses.has(name), `${name}: ${[...addresses.keys()].join()}`);
  }
});

test('addresses in list items and table cells', async () => {
  const list = await compile('- <Address id="yfi" />\n- The wrapper: <Address id="woofy" />');
  assert.equal(count(list, 'data-copy'), 2);
  assert.match(list, /\{`The wrapper: `\}/);
  const table = await compile('| a | b |\n| --- | --- |\n| YFI | <Address id="yfi" /> |');
  assert.match(table, /<td parentName="tr"[^>]*><span parentName="td"/);
});

test('tables hold every entry of their group', async () => {
  const output = await compile('<AddressTable group="yearn-tokens" />\n\nText.');
  assert.equal(count(output, '<tr'), 8);
  assert.match(output, /role": "group"/);
  assert.match(output, /<caption parentName="table">\{`YFI and WOOFY on each chain`\}/);
  const vaults = await compile('<AddressTable group="v1-vaults" />');
  assert.equal(count(vaults, 'data-copy'), 30);
  const newer = await compile('<AddressTable group="v2-vaults" />');
  assert.match(newer, /Superseded; followed/);
  // A release has a label only if it's known.
  assert.match(newer, /"data-label": "API version"[^>]*>\{`0\.4\.3`\}/);
  assert.doesNotMatch(newer, /"data-label": "API version"[^>]*><\/td>/);
});

test('an address on a line of its own is a paragraph after a table', async () => {
  const output = await compile('<AddressTable group="multisigs" />\n\n<Address id="yfi" />');
  assert.equal(count(output, '<table'), 1);
  assert.match(output, /<\/table>.*<p><span/s);
});

test('a worked example shows units and the stated digits', async () => {
  const output = await compile(
    '<WorkedExample\n  formula="net-apy"\n  given={{grossApr: 0.1, performanceFee: 0.2, managementFee: 0.02}}\n  result={0.0661}\n/>',
  );
  assert.match(output, /Worked example: Net APY from gross APR/);
  assert.match(output, /Gross APR.*10%.*Performance fee.*20%.*52 \(default\).*Net APY.*6\.61%/s);
  // A fee that was given and the fee that follows from it often have the same label.
  assert.match(output, /52 \(default\).*"aria-label": "Result".*Net APY/s);
  assert.ok(!output.includes('grossApr'));
});

test('an unknown id names its place, the nearest and known ids', async () => {
  for (const [body, line, column] of [
    ['First.\n\nThe <Address id="yfy" /> token.\n', 3, 5],
    ['`<Address id="yfy" />`\n\n- a\n- <Address id="yfy" />\n', 4, 3],
    ['Text\n\n<Address id="yfy" />\n', 3, 1],
  ] as const) {
    await assert.rejects(() => compile(body), {
      message: /^unknown address id "yfy"; nearest: yfi.*all are in src\/data/,
      line,
      column,
    });
  }
});

test('mistakes are named', async () => {
  await assert.rejects(
    () => compile('<AddressTable group="vaults" />'),
    /:1:1-1:\d+: unknown address group "vaults"/,
  );
  await assert.rejects(
    () => compile('<Address address="yfi" />'),
    /<Address> has no attribute "address"; it has: id/,
  );
  await assert.rejects(
    () => compile('Text <AddressTable group="multisigs" /> text.'),
    /lines of its own/,
  );
  await assert.rejects(() => compile('<div>\n<Address id="yfi" />\n</div>'), /is inside other JSX/);
  for (const text of [
    'Text before\n<Address id="yfi" />: the token.\n\nNext.',
    '- <Address id="yfi" /> is the token <Address id="yfi" />',
    '<AddressTable group="multisigs" />\n<Address id="yfi" />',
  ])
    await assert.rejects(() => compile(text), /isn't alone in a text that starts with it/, text);
  await assert.rejects(
    () => compile('<Address id="yfi"></Address>'),
    /expected an attribute or "\/>" in <Address>/,
  );
  await assert.rejects(
    () =>
      compile(
        '<WorkedExample formula="veyfi-lock" given={{amount: 10, remainingDays: 730}} result={6} />',
      ),
    /:1:1-1:\d+: veyfi-lock: veYfi is stated as 6, computed 5/,
  );
  await assert.rejects(
    () => compile('<WorkedExample formula="boost" given={{deposit: 2 * 3}} result={1} />'),
    /expected a plain value at "2 \* 3"/,
  );
});

test('code and other JSX stay as they are', async () => {
  const source =
    'Use `<Address id="nope" />`.\n\n```mdx\n<Address id="nope" />\n```\n\n<Other id="x" />\n\n<details>\n\nText\n\n</details>';
  assert.equal(await compile(source), await compileMarkdown(source, {}, 'docs/x.md'));
});

test('what must be known of an address is a block of its own, apart from the address for every program', async () => {
  const output = await compile('<AddressTable group="v1-successors" />');
  assert.match(output, /<div parentName="td" \{\.\.\.\{\s*"className": "note"\s*\}\}>/);
});
