import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import type { Parameter } from '../abi-codec';
import { abiOf, entrySignature } from './abi';
import { interfacesFile } from './interfaces';
import type { AbiEntry, Release } from './model';
import { releaseFolder, releaseRoute } from './pages';
import { loadSite, siteRoot } from './testing/site';

interface Output {
  errors?: { severity: string; formattedMessage: string }[];
  contracts: Record<
    string,
    Record<string, { abi: AbiEntry[]; evm: { methodIdentifiers: Record<string, string> } }>
  >;
}

/** Compiles files with solc 0.6.12; imports are read from `node_modules`. */
function compile(sources: Record<string, string>): Output {
  // solc is large: it is loaded by the one test that needs it.
  const solc = require('solc') as {
    version(): string;
    compile(input: string, callbacks: { import(path: string): { contents: string } }): string;
  };
  assert.match(solc.version(), /^0\.6\.12\+/);
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(
      Object.entries(sources).map(([name, content]) => [name, { content }]),
    ),
    settings: { outputSelection: { '*': { '*': ['abi', 'evm.methodIdentifiers'] } } },
  };
  const output = JSON.parse(
    solc.compile(JSON.stringify(input), {
      import: (file) => ({
        contents: fs.readFileSync(path.join(siteRoot, 'node_modules', file), 'utf8'),
      }),
    }),
  ) as Output;
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error');
  assert.equal(errors.length, 0, errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  return output;
}

/** An entry as one text: everything in the standard form, and nothing that the compiler adds. */
function normalized(entry: AbiEntry): string {
  const param = ({ name, type, indexed, components }: Parameter): object => ({
    name,
    type,
    indexed,
    components: components?.map(param),
  });
  return JSON.stringify({
    type: entry.type,
    name: entry.name,
    inputs: entry.inputs?.map(param) ?? [],
    outputs: entry.outputs?.map(param) ?? [],
    stateMutability: entry.stateMutability,
    anonymous: entry.anonymous,
  });
}

const reference = loadSite();

test('the interfaces of every release compile, and their ABI is ours both ways', (t) => {
  const sources = Object.fromEntries(
    reference.releases.map((release) => [
      interfacesFile(release),
      fs.readFileSync(path.join(siteRoot, interfacesFile(release)), 'utf8'),
    ]),
  );
  const output = compile(sources);
  let [contracts, entries, selectors] = [0, 0, 0];
  for (const release of reference.releases) {
    const data = reference.data[release] as Release;
    const compiled = output.contracts[interfacesFile(release)] ?? {};
    assert.deepEqual(
      Object.keys(compiled).sort(),
      data.contracts.map(({ name }) => name).sort(),
      release,
    );
    for (const contract of data.contracts) {
      const { abi, evm } = compiled[contract.name] ?? assert.fail(contract.name);
      const ours = abiOf(contract).filter(({ type }) => type !== 'constructor');
      assert.deepEqual(
        ours.map(normalized).sort(),
        abi.map(normalized).sort(),
        `${release} ${contract.name}`,
      );
      const expected = [
        ...contract.functions.flatMap((fn) => fn.selectors),
        ...contract.inheritedFunctions,
      ].map(({ signature, selector }) => [signature, selector.slice(2)] as const);
      assert.deepEqual(
        evm.methodIdentifiers,
        Object.fromEntries(expected),
        `${release} ${contract.name}`,
      );
      const file = JSON.parse(
        fs.readFileSync(path.join(siteRoot, `static/abi/${release}/${contract.name}.json`), 'utf8'),
      ) as AbiEntry[];
      assert.deepEqual(
        file,
        JSON.parse(JSON.stringify(abiOf(contract))),
        `static/abi/${release}/${contract.name}.json`,
      );
      contracts += 1;
      entries += ours.length;
      selectors += expected.length;
    }
  }
  t.diagnostic(`${contracts} interfaces, ${entries} ABI entries, ${selectors} selectors`);
});

test('what we hold of OpenZeppelin is what its contracts declare', () => {
  const file = '@openzeppelin/contracts/token/ERC20/ERC20.sol';
  const { version } = JSON.parse(
    fs.readFileSync(
      path.join(siteRoot, 'node_modules/@openzeppelin/contracts/package.json'),
      'utf8',
    ),
  ) as { version: string };
  for (const release of reference.releases)
    assert.equal(reference.data[release]?.openzeppelin, version);
  const output = compile({ 'Probe.sol': `pragma solidity 0.6.12; import "${file}";` });
  const compiled =
    output.contracts[file]?.ERC20?.abi.filter(({ type }) => type !== 'constructor') ?? [];
  assert.deepEqual(
    (reference.data[reference.latest]?.libraries ?? []).map(normalized).sort(),
    compiled.map(normalized).sort(),
  );
});

test('the index names every ABI file and page, and each file holds unique signatures', () => {
  const index = JSON.parse(
    fs.readFileSync(path.join(siteRoot, 'static/abi/index.json'), 'utf8'),
  ) as {
    releases: { release: string; contracts: { name: string; page?: string; abi: string }[] }[];
  };
  assert.deepEqual(
    index.releases.map(({ release }) => release),
    reference.releases,
  );
  for (const { release, contracts } of index.releases) {
    assert.deepEqual(
      contracts.map(({ name }) => name),
      reference.data[release]?.contracts.map(({ name }) => name),
    );
    const route = releaseRoute(reference, release);
    for (const { page, abi } of contracts) {
      const file = page?.replace(route, releaseFolder(reference, release));
      if (file) assert.ok(fs.existsSync(path.join(siteRoot, `${file}.md`)), page);
      const entries = JSON.parse(
        fs.readFileSync(path.join(siteRoot, 'static', abi), 'utf8'),
      ) as AbiEntry[];
      const signatures = entries.map((entry) => `${entry.type} ${entrySignature(entry)}`);
      assert.equal(new Set(signatures).size, signatures.length, abi);
    }
  }
});
