import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, test } from 'node:test';
import { collect, kinds, write } from '.';
import { check, readSite } from '../../packages/docs-lint';
import { wrongLink } from '../../packages/docs-lint/site/resolve';
import { temporaryFolder } from '../../packages/files';
import { addressKinds } from '../../src/data/addresses/types';
import { readClasses, relevanceQueries } from '../../src/data/search-queries';
import { facts } from '../check/facts';
import { rules } from '../check/rules';
import { Refusal } from '../setup/refusal';
import type { Answers, Plan } from './kind';
import { addressFault } from './kinds/address';
import { addToSidebar } from './kinds/document';
import { addTerm, byPlace } from './kinds/term';
import { append } from './text';

const site = path.resolve(__dirname, '../..');

let root: string;

beforeEach(() => {
  root = temporaryFolder('new');
  for (const part of [
    'sidebars',
    'docs/partners',
    'docs/resources',
    'blog',
    'static/abi/index.json',
    'src/data',
    '.prettierrc.json',
  ]) {
    cpSync(path.join(site, part), path.join(root, part), { recursive: true });
  }
});

/** What the command would do with `--yes`. */
async function planOf(name: string, given: Answers): Promise<Plan> {
  const kind = kinds.find((item) => item.name === name);
  assert.ok(kind);
  return kind.plan(root, await collect(kind, root, given, undefined));
}

/** Adds something as the command does with `--yes`. */
async function add(name: string, given: Answers): Promise<readonly string[]> {
  const plan = await planOf(name, given);
  write(root, plan);
  return plan.changes.map(({ file }) => file);
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const refused = (pattern: RegExp) => (error: Error) =>
  error instanceof Refusal && pattern.test(error.message);

const page = {
  section: 'partners',
  id: 'guides/fee-report',
  title: 'Read a fee report',
  description:
    'How a partner reads the monthly report of fees: what each column means and who to ask.',
  tags: 'partners, fees',
  asked: 'monthly fees of a partner, who explains my fee report',
};

test('a document gets front matter, a sidebar place and is not overwritten', async () => {
  assert.deepEqual(await add('document', page), [
    'docs/partners/guides/fee-report.md',
    'docs/partners/guides/fee-report.asked.yaml',
    'sidebars/partners.ts',
  ]);
  assert.equal(
    read('docs/partners/guides/fee-report.asked.yaml'),
    'page:\n  - monthly fees of a partner\n  - who explains my fee report\n',
  );
  assert.match(
    read('docs/partners/guides/fee-report.md'),
    /^---\ntitle: Read a fee report\ndescription: ".*:.*"\ntags: \[partners, fees\]\n---\n\n/,
  );
  assert.match(
    read('docs/partners/guides/fee-report.md'),
    /\n## Where to go next \{#next\}\n(\n- \[.*\]\(.*\): .*)(\n- .*)+\n$/,
  );
  assert.match(read('sidebars/partners.ts'), /\n {2}'guides\/fee-report',\n\]/);
  await assert.rejects(add('document', page), refused(/already names "guides\/fee-report"/));
  await assert.rejects(
    add('document', { ...page, category: 'no sidebar' }),
    refused(/fee-report\.md already exists: nothing was written/),
  );
});

test('a document has the id and the address that Docusaurus makes of its path', async () => {
  for (const [id, listed, route] of [
    ['2-fees', 'fees', '/partners/fees'],
    ['guides/index', 'guides/index', '/partners/guides'],
    ['1-guides/fees', 'guides/fees', '/partners/guides/fees'],
  ] as const) {
    const { changes, next } = await planOf('document', { ...page, id });
    assert.equal(changes[0]?.file, `docs/partners/${id}.md`);
    assert.match(changes[2]?.content ?? '', new RegExp(`\n {2}'${listed}',\n\\]`));
    assert.ok(next.some((step) => step.includes(`open ${route}.`)));
    assert.ok(
      next.some((step) => step.includes(`docs/partners/${id}.md`) && step.includes(`by ${route} `)),
    );
  }
});

test('a new document of the resources links to the glossary by its path', async () => {
  const risk = { ...page, section: 'resources', id: 'risks/feeds' };
  await add('document', { ...risk, category: 'no sidebar', tags: 'risk, strategies' });
  assert.match(read('docs/resources/risks/feeds.md'), /\]\(\.\.\/defi-glossary\.md#vault\)/);
});

test('what is left to write fails the check', async () => {
  const post = { title: 'One', description: page.description, date: '2022-07-01' };
  const plans = [await planOf('document', page), await planOf('post', post)];
  for (const { changes } of plans) {
    const { file = '', content = '' } = changes[0] ?? {};
    write(root, { changes: [{ file, content, isNew: true }], next: [] });
    const known = readSite(root, facts);
    const document = known.documents.get(file);
    const found = check(known, document ? [document] : [], rules);
    const left = found.filter(({ message }) => message === '"todo" is banned');
    assert.equal(left.length, content.split('TODO').length - 1, file);
    assert.ok(left.length > 1);
  }
});

test('brackets in strings and comments do not count', () => {
  const text = "[\n // it's (\n 'a]', /* ' ] */ \"b'\",\n]";
  assert.equal(append(text, 0, "'c'"), `${text.slice(0, -1)}'c',\n]`);
});

test('a document goes to the end of its category or of the list', () => {
  const sidebar =
    "export const a = [\n 'x',\n { type: 'category', label: 'B', items: ['y'] },\n];\n";
  assert.match(addToSidebar(sidebar, 'z', 'B'), /\['y',\s*'z',\s*\]/);
  assert.match(addToSidebar(sidebar, 'z', 'top level'), /\},\s*'z',\s*\];/);
  assert.throws(() => addToSidebar(sidebar, 'z', 'C'), refused(/no category "C"/));
});

test('every wrong or missing answer is named at once', async () => {
  await assert.rejects(
    add('document', { section: 'partners', id: '../x', title: 'A.', description: 'Short.' }),
    refused(/--id: .*\n--title: .*\n--description: it has 6 characters.*\n--tags: /),
  );
  for (const wrong of [{ section: 'nowhere' }, {}] as Answers[])
    await assert.rejects(add('document', wrong), refused(/--section: choose one of: getting-/));
  await assert.rejects(
    add('document', { ...page, tags: 'partners, shoes' }),
    refused(/"shoes" is not a tag/),
  );
  await assert.rejects(
    add('document', { ...page, section: 'vaults', id: 'smart-contracts/fees' }),
    refused(/--id: choose another folder: .* npm run reference/),
  );
  for (const [wrong, says] of [
    [{ title: ' ' }, /--title: an answer is needed/],
    [{ id: 'a'.repeat(300) }, /--id: it has 300 characters: write at most 80/],
    [{ id: 'tags/fees' }, /--id: .* the lists of tags are there/],
    [{ id: 'index' }, /--id: .* the address of a section leads to its first page/],
    [{ description: page.description.replace(/\.$/, '') }, /--description: end it with a period/],
    [{ asked: `fees, ${'fee '.repeat(30)}` }, /--asked: write at most 80 characters for each/],
  ] as const)
    await assert.rejects(add('document', { ...page, ...wrong }), refused(says));
});

test('an address is spelled with its checksum and entered once', async () => {
  const entry = {
    chain: 'fantom',
    address: '0x00000000000000000000000000000000deadbeef',
    label: "Tester's contract",
    id: 'tester-fantom',
    kind: 'contract',
    'as-of': '2022-07',
  };
  await add('address', entry);
  const text = read('src/data/addresses/fantom.ts');
  assert.match(
    text,
    /id: 'tester-fantom',\n {4}address: '0x[0-9a-fA-F]{40}',\n {4}label: "Tester's contract",/,
  );
  assert.match(text, /asOf: '2022-07',\n {2}\},\n\] as const satisfies/);
  await assert.rejects(add('address', entry), refused(/"tester-fantom" is taken/));
  await assert.rejects(
    add('address', { ...entry, 'as-of': '2022-13' }),
    refused(/--as-of: write it/),
  );
  await assert.rejects(add('address', { ...entry, id: 'tester' }), refused(/end it in "-fantom"/));
  await assert.rejects(
    add('address', { ...entry, id: 'a-fantom', kind: 'vault', want: 'usdc' }),
    refused(/--want: "usdc" is no token of the chain/),
  );
});

test('an address with the fewest answers passes the tests of the data', async () => {
  for (const [digit, kind] of addressKinds.entries()) {
    await add('address', {
      chain: 'polygon',
      address: `0x${String(digit + 1).repeat(40)}`,
      label: 'Tester',
      id: `tester-${kind}-polygon`,
      kind,
      ...(kind === 'vault' && { want: 'yfi-polygon' }),
    });
  }
  // What the data imports is found from the copy too.
  symlinkSync(path.join(site, 'node_modules'), path.join(root, 'node_modules'));
  const data = path.join(root, 'src/data/addresses/index.test.ts');
  const { stdout, status } = spawnSync(process.execPath, ['--require', 'tsx/cjs', data], {
    cwd: site,
    encoding: 'utf8',
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
  });
  assert.equal(status, 0, stdout);
});

test('an address with a slip is refused', () => {
  assert.equal(addressFault('0xFEB4acf3df3cDEA7399794D0869ef76A6EfAff52'), undefined);
  assert.match(addressFault('0xFEB4acf3df3cDEA7399794D0869ef76A6EfAff53') ?? '', /checksum/);
  assert.match(addressFault('0xFEB4') ?? '', /40 hexadecimal digits/);
  assert.match(addressFault(`0x${'0'.repeat(40)}`) ?? '', /zero address/);
});

test('an address that is known already is refused', async () => {
  await assert.rejects(
    add('address', {
      chain: 'ethereum',
      address: '0xFEB4acf3df3cDEA7399794D0869ef76A6EfAff52',
      label: 'Again',
      id: 'again',
      kind: 'multisig',
    }),
    refused(/already listed as "yearn-multisig"/),
  );
});

test('a term goes in its alphabetical place, under a letter that is added if it is missing', async () => {
  const before = read('docs/resources/defi-glossary.md');
  await add('term', {
    term: 'Airdrop',
    definition: 'A gift of tokens to many addresses at once.',
    asked: 'free tokens, tokens sent to many addresses',
  });
  assert.match(
    read('docs/resources/defi-glossary.asked.yaml'),
    /\nairdrop:\n {2}- free tokens\n {2}- tokens sent to many addresses\n$/,
  );
  const text = read('docs/resources/defi-glossary.md');
  assert.match(
    text,
    /### Address \{#address\}[\s\S]*### Airdrop \{#airdrop\}\n\nA gift[^\n]*\n\n### Allowance /,
  );
  assert.equal(text.split('\n').length, before.split('\n').length + 4);
  await add('term', {
    term: 'JSON-RPC',
    definition: 'The protocol by which programs ask a node.',
    asked: 'node protocol, rpc',
  });
  assert.match(
    read('docs/resources/defi-glossary.md'),
    /\n## J \{#letter-j\}\n\n### JSON-RPC \{#json-rpc\}\n\n.*\n\n## K /,
  );
  // Reader views drop a heading with the word "share" in its id.
  const share = { term: 'Élan per share', definition: 'A word that only this test has, twice.' };
  await add('term', { ...share, asked: 'one, two' });
  assert.match(
    read('docs/resources/defi-glossary.md'),
    /## E \{#letter-e\}[^]*### Élan per share \{#elan-per-shares\}[^]*## F \{/,
  );
  assert.match(read('docs/resources/defi-glossary.asked.yaml'), /\nelan-per-shares:\n/);
  assert.throws(() => addTerm(text, 'airdrop', 'Again.'), refused(/already has the term/));
});

test('the glossary has every term where the command would put it', () => {
  const terms = [
    ...read('docs/resources/defi-glossary.md').matchAll(/^### (?:<[^>]*>)*(.+) \{#.+\}$/gm),
  ];
  assert.ok(terms.length > 200);
  for (const [i, [, term = '']] of terms.entries()) {
    const above = terms[i - 1]?.[1] ?? term;
    assert.ok(byPlace(above, term) <= 0, `"${term}" belongs above "${above}" in the glossary`);
  }
});

test('a letter is added before what follows the last one', () => {
  const glossary = '## A {#letter-a}\n\n### Aave {#aave}\n\nText.\n\n## Missing terms {#missing}\n';
  assert.equal(
    addTerm(glossary, 'Zap', 'Text.'),
    glossary.replace('## M', '## Z {#letter-z}\n\n### Zap {#zap}\n\nText.\n\n## M'),
  );
  assert.match(
    addTerm(glossary, '3CRV', 'Text.'),
    /^\s*## Digits {#letter-0}\n\n### 3CRV [^]*## A/,
  );
});

test('a post has its date and address in its name, and no other post has the address', async () => {
  const post = {
    title: 'Vaults 9.9.9',
    description:
      'What changes in a release of the vaults that exists in this test and nowhere else.',
    date: '2022-07-15',
  };
  assert.deepEqual(await add('post', post), ['blog/2022-07-15-vaults-9-9-9.md']);
  assert.match(
    read('blog/2022-07-15-vaults-9-9-9.md'),
    /slug: vaults-9-9-9\nauthors: \[yearn\]\ntags: \[releases, vaults\]/,
  );
  await assert.rejects(
    add('post', { ...post, date: '2022-06-31' }),
    refused(/--date: write a day .*, today at the latest/),
  );
  await assert.rejects(
    add('post', { ...post, tags: 'vaults' }),
    refused(/--tags: choose two to four/),
  );
  await assert.rejects(add('post', { ...post, date: '2022-07-16' }), refused(/choose another/));
  await assert.rejects(add('post', { ...post, title: 'Что?' }), refused(/--slug: write it as/));
  await assert.rejects(
    add('post', { ...post, slug: 'archive' }),
    refused(/--slug: choose another/),
  );
  await assert.rejects(add('post', { ...post, title: 'A\nb' }), refused(/--title: .* one line/));
});

test('a query goes into its class, or into a new one', async () => {
  const query = { query: "what's a partner", expect: '/partners/introduction' };
  const rationale = 'Partners ask in the words of their contract.';
  const before = read('src/data/search-queries/questions.yaml');
  await add('query', { ...query, class: 'questions' });
  assert.ok(read('src/data/search-queries/questions.yaml').startsWith(before));
  await add('query', { ...query, query: 'report', class: 'partners', rationale });
  const classes = readClasses(path.join(root, 'src/data/search-queries'));
  const questions = classes.find(({ name }) => name === 'questions');
  assert.deepEqual(questions?.queries.at(-1), {
    query: "what's a partner",
    expect: ['/partners/introduction'],
  });
  const partners = classes.find(({ name }) => name === 'partners');
  assert.deepEqual(partners, {
    name: 'partners',
    rationale,
    queries: [{ query: 'report', expect: ['/partners/introduction'] }],
  });
  await assert.rejects(add('query', { ...query, class: 'questions' }), refused(/already/));
});

test('a query that expects what is not there, or names no release, is refused', async () => {
  const query = { class: 'questions', query: 'who decides on fees' };
  for (const [expect, says] of [
    ['/resources/faqq', 'there is no page "/resources/faqq": did you mean "/resources/faq"'],
    ['/resources/faq,/partners/introduction#fee', 'has no anchor "fee"'],
    ['https://docs.yearn.finance/resources/faq', 'start it with a slash'],
  ] as const)
    await assert.rejects(
      add('query', { ...query, expect }),
      (error) =>
        error instanceof Refusal &&
        error.message.includes(`--expect: `) &&
        error.message.includes(says),
      expect,
    );
  await assert.rejects(
    add('query', { ...query, expect: '/resources/faq', reading: '0.4.9' }),
    refused(/--reading: choose one of: 0\.4\.3, /),
  );
});

test('every section that a query expects can be entered', () => {
  const site = readSite(path.resolve(__dirname, '../..'), facts);
  for (const { query, expect } of relevanceQueries)
    for (const route of expect)
      assert.deepEqual([query, wrongLink(site, undefined, route)], [query, undefined]);
});

test('a release has a command of its own', async () => {
  const { changes, next } = await planOf('release', { release: '9.9.9', facts: 'folder' });
  assert.deepEqual(changes, []);
  assert.match(next[0] ?? '', /npm run release:vaults -- 9\.9\.9 --facts folder\./);
});
