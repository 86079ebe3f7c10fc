/** Decodes what another library encodes, for every function and event of the reference, and hostile input. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { utils } from 'ethers';
import { batches } from './batches';
import { encodeCall, InputError, parseArgument } from './encode';
import { formatValue } from './format';
import { readInput } from './read-input';
import { bareSignature } from './signature';
import {
  canonicalType,
  decode,
  type Dictionary,
  type Parameter,
  type Result,
  signatureOf,
  type Value,
} from '.';

const dictionary = JSON.parse(
  fs.readFileSync(path.resolve(__dirname, '../../static/abi/dictionary.json'), 'utf8'),
) as Dictionary;

/** The same numbers in each run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
const next = random(7);
const hex = (bytes: number): string =>
  Array.from({ length: bytes * 2 }, () => Math.floor(next() * 16).toString(16)).join('');

function sample({ type, components }: Parameter): unknown {
  const array = /\[(\d*)\]$/.exec(type);
  if (array)
    return Array.from({ length: Number(array[1]) || 3 }, () =>
      sample({
        name: '',
        type: type.slice(0, -array[0].length),
        ...(components && { components }),
      }),
    );
  if (components) return components.map(sample);
  if (type === 'address') return utils.getAddress(`0x${hex(20)}`);
  if (type === 'bool') return next() < 0.5;
  // No longer than the shortest limit that a contract sets.
  if (type === 'string') return 'yvUSDC – ä 🏦';
  if (type.startsWith('bytes')) return `0x${hex(Number(type.slice(5)) || 37)}`;
  const bits = Number(/\d+$/.exec(type)?.[0] ?? 256);
  const value = BigInt(`0x${hex(bits / 8)}`);
  return (type.startsWith('int') ? value >> 1n : value).toString();
}

/** Values as the test gave them: numbers as texts, lists as lists. */
const given = ({ plain, items }: Value): unknown =>
  items ? items.map(given) : typeof plain === 'bigint' ? plain.toString() : plain;

const encodeWithEthers = (inputs: readonly Parameter[], values: readonly unknown[]): string =>
  utils.defaultAbiCoder.encode(inputs.map(canonicalType), values).slice(2);

test('every function of every release is decoded as another library encodes it', () => {
  let count = 0;
  for (const [selector, members] of Object.entries(dictionary.functions)) {
    for (const member of members) {
      const values = member.inputs.map(sample);
      const [result] = decode(
        `0x${selector}${encodeWithEthers(member.inputs, values)}`,
        dictionary,
      );
      const reading = result?.readings.find(({ members: found }) => found.includes(member));
      assert.equal(utils.id(signatureOf(member)).slice(2, 10), selector);
      assert.deepEqual(reading?.values.map(given), values, signatureOf(member));
      assert.deepEqual(reading?.remarks, []);
      count += 1;
    }
  }
  assert.ok(count >= 193);
});

test('every event of every release is decoded from topics and data', () => {
  let count = 0;
  for (const [topic, members] of Object.entries(dictionary.events)) {
    for (const member of members) {
      const values = member.inputs.map(sample);
      const topics = [`0x${topic}`];
      member.inputs.forEach((input, i) => {
        if (input.indexed) topics.push(`0x${encodeWithEthers([input], [values[i]])}`);
      });
      const plain = member.inputs.flatMap((input, i) => (input.indexed ? [] : [i]));
      const data = encodeWithEthers(
        plain.map((i) => member.inputs[i] as Parameter),
        plain.map((i) => values[i]),
      );
      const log = JSON.stringify({ address: `0x${hex(20)}`, topics, data: `0x${data}` });
      const [result] = decode(log, dictionary);
      const reading = result?.readings.find(({ members: found }) => found.includes(member));
      assert.equal(utils.id(signatureOf(member)).slice(2), topic);
      assert.deepEqual(reading?.values.map(given), values, signatureOf(member));
      count += 1;
    }
  }
  assert.ok(count >= 43);
});

test('what a function returns is decoded behind its signature and in a trace', () => {
  for (const [selector, members] of Object.entries(dictionary.functions)) {
    for (const member of members) {
      const outputs = member.outputs ?? [];
      if (outputs.length === 0) continue;
      const values = outputs.map(sample);
      const bytes = encodeWithEthers(outputs, values);
      const input = `0x${selector}${encodeWithEthers(member.inputs, member.inputs.map(sample))}`;
      for (const text of [
        `${signatureOf(member)} 0x${bytes}`,
        `vault.${signatureOf(member)}: 0x${bytes}`,
        JSON.stringify({ type: 'CALL', input, output: `0x${bytes}` }),
        JSON.stringify({ call_trace: { input, output: `0x${bytes}`, error: '' } }),
        JSON.stringify({ input, output: `0x${bytes}`, error: null }),
        JSON.stringify([{ action: { input, to: target }, result: { output: `0x${bytes}` } }]),
      ]) {
        const result = decode(text, dictionary).find(({ kind }) => kind === 'return');
        const reading = result?.readings.find(({ members: found }) => found.includes(member));
        assert.deepEqual(reading?.values.map(given), values, text.slice(0, 80));
      }
    }
  }
});

test('what a function returns is decoded below the command that asked for it', () => {
  const [first, second] = ['1', '8'].map((digit) => digit.padStart(64, '0'));
  for (const [text, raw] of [
    [`cast call $VAULT "totalAssets()"\n0x${first}`, '1'],
    [`$ cast call $VAULT 'totalAssets()' --rpc-url $RPC\n0x${first}`, '1'],
    [`cast call 0x${hex(20)} "balanceOf(address)(uint256)" 0x${hex(20)}\n0x${second}`, '8'],
    [`cast abi-decode "totalAssets()(uint256)" 0x${second}`, '8'],
  ] as const) {
    const [result] = decode(text, dictionary);
    assert.equal(result?.kind, 'return', text);
    assert.equal(String(result.readings[0]?.values[0]?.plain), raw, text);
  }
  // The account is what the function is called with.
  const asked = `cast call $VAULT "balanceOf(address)" 0x${hex(20)}`;
  assert.deepEqual(decode(asked, dictionary), []);
});

const deposit = new utils.Interface(['function deposit(uint256,address)']);
const depositCall = deposit.encodeFunctionData('deposit', [10n ** 18n, `0x${'11'.repeat(20)}`]);

test('batches have the selectors of their signatures', () => {
  for (const [selector, members] of Object.entries(batches))
    for (const member of members)
      assert.equal(utils.id(signatureOf(member)).slice(2, 10), selector, signatureOf(member));
});

const target = `0x${'22'.repeat(20)}`;
const several = new utils.Interface([
  'function multiSend(bytes)',
  'function multicall(bytes[])',
  'function aggregate3((address target, bool allowFailure, bytes callData)[])',
]);

/** A call of a batch as a Safe packs it. */
const packed = (call: string, operation = 0): string =>
  utils
    .solidityPack(
      ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
      [operation, target, 5, utils.hexDataLength(call), call],
    )
    .slice(2);
const multiSend = (bytes: string): string =>
  several.encodeFunctionData('multiSend', [`0x${bytes}`]);

test('calls inside batches are opened, also a batch in a transaction of a Safe', () => {
  const send = multiSend(
    [depositCall, '0x2e1a7d4d'.padEnd(74, '0')].map((call) => packed(call)).join(''),
  );
  const safe = new utils.Interface([
    'function execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
  ]).encodeFunctionData('execTransaction', [target, 0, send, 1, 0, 0, 0, target, target, '0x']);
  const [result] = decode(safe, dictionary);
  const [batch] = result?.inner ?? [];
  assert.equal(batch?.readings[0]?.signature, 'multiSend(bytes)');
  assert.deepEqual(
    batch?.inner.map(({ readings, address, value }) => [readings[0]?.signature, address, value]),
    [
      ['deposit(uint256,address)', target, 5n],
      ['withdraw(uint256)', target, 5n],
    ],
  );
  for (const call of [
    several.encodeFunctionData('multicall', [[depositCall]]),
    several.encodeFunctionData('aggregate3', [[[target, true, depositCall]]]),
  ])
    assert.equal(
      decode(call, dictionary)[0]?.inner[0]?.readings[0]?.signature,
      'deposit(uint256,address)',
    );
});

test('calls of a timelock are opened, with the account that each one goes to', () => {
  const zero = `0x${'0'.repeat(64)}`;
  const one = 'address,uint256,bytes,bytes32,bytes32';
  const list = 'address[],uint256[],bytes[],bytes32,bytes32';
  for (const [name, types, ...values] of [
    ['schedule', `${one},uint256`, target, 5, depositCall, zero, zero, 172_800],
    ['execute', one, target, 5, depositCall, zero, zero],
    ['scheduleBatch', `${list},uint256`, [target], [5], [depositCall], zero, zero, 172_800],
    ['executeBatch', list, [target], [5], [depositCall], zero, zero],
    ['executeBatch', 'address[],uint256[],bytes[]', [target], [5], [depositCall]],
  ] as const) {
    const call = new utils.Interface([`function ${name}(${types})`]);
    const [result] = decode(call.encodeFunctionData(name, values), dictionary);
    assert.deepEqual(
      result?.inner.map(({ readings, address, value }) => [readings[0]?.signature, address, value]),
      [['deposit(uint256,address)', target, 5n]],
      `${name}(${types})`,
    );
  }
});

test('a batch of a Safe in JSON has each call once, and says which one has no calldata', () => {
  const to = target;
  const multiSend = new utils.Interface(['function multiSend(bytes transactions)']);
  const packed = `0x00${target.slice(2)}${'0'.repeat(64)}${'44'.padStart(64, '0')}${depositCall.slice(2)}`;
  const data = multiSend.encodeFunctionData('multiSend', [packed]);
  const valueDecoded = [{ operation: 0, to, value: '0', data: depositCall }];
  const dataDecoded = { method: 'multiSend', parameters: [{ value: packed, valueDecoded }] };
  const [result, ...others] = decode(JSON.stringify({ to, data, dataDecoded }), dictionary);
  assert.deepEqual([result?.inner.length, others], [1, []]);
  const contractMethod = { name: 'harvest', inputs: [] };
  const transactions = [
    { to, data: depositCall },
    { to, data: null, contractMethod },
  ];
  assert.match(
    decode(JSON.stringify({ transactions }), dictionary)[1]?.message ?? '',
    /no calldata yet/,
  );
});

test('a batch says that calls are left out', () => {
  const multicall = (calls: readonly string[]): string =>
    several.encodeFunctionData('multicall', [calls]);
  const one = packed(depositCall);
  const tooDeep = Array.from({ length: 10 }).reduce<string>(
    (inner) => multicall([inner]),
    depositCall,
  );
  const leavesOut = (results: readonly Result[]): Result[] =>
    results.flatMap((result) => [
      ...(/^Calls of this batch are left out/.test(result.message ?? '') ? [result] : []),
      ...leavesOut(result.inner),
    ]);
  for (const [call, shown] of [
    [multiSend(one.repeat(501)), 0],
    [multiSend(one.slice(0, -2)), 0],
    [multiSend(packed(depositCall, 2)), 0],
    [multicall(Array.from({ length: 1001 }, () => '0x')), 1000],
    [tooDeep, 0],
  ] as const) {
    const [batch, ...others] = leavesOut(decode(call, dictionary));
    assert.equal(batch?.inner.length, shown);
    assert.equal(others.length, 0);
  }
  for (const call of [multiSend(''), multiSend(one.repeat(500)), multicall([])])
    assert.deepEqual(leavesOut(decode(call, dictionary)), []);
});

test('offsets that share their bytes make no more of an input than can be read at once', () => {
  const word = (value: number): string => value.toString(16).padStart(64, '0');
  /** A batch of calls, all of which are the same bytes. */
  const shared = (count: number, call: string): string =>
    `0xac9650d8${word(32)}${word(count)}${word(count * 32).repeat(count)}${word(call.length / 2)}${call}`;
  const deposit = depositCall.slice(2).padEnd(192, '0');
  assert.equal(decode(shared(20, deposit), dictionary)[0]?.inner.length, 20);
  // 2,000 offsets to 64 kB: less than one transaction can carry, and 128 MB of values.
  const [result] = decode(shared(2000, deposit.padEnd(128_000, '0')), dictionary);
  assert.match(result?.message ?? '', /don't hold its arguments/);
  const nested = Array.from({ length: 7 }).reduce<string>(
    (call) => shared(30, call.slice(2)),
    depositCall,
  );
  const all = (results: readonly Result[]): number =>
    results.reduce((sum, { inner }) => sum + 1 + all(inner), 0);
  const decoded = all(decode(nested, dictionary));
  assert.ok(decoded > 30 && decoded <= 1001, `${decoded} of 30 to the power of 7 calls`);
});

test('words of bytes that nothing reads end with how many are left out', () => {
  const words = (count: number): readonly string[] | undefined =>
    decode(`0xdeadbeef${'0'.repeat(64 * count)}`, dictionary)[0]?.words;
  assert.match(words(2000)?.at(-1) ?? '', /^1,745 more aren't shown\.$/);
  assert.match(words(255)?.at(-1) ?? '', /^0x/);
});

test('reverts are read: texts with their entry, panics, and bare ones', () => {
  const error = new utils.Interface(['function Error(string)', 'function Panic(uint256)']);
  const text = error.encodeFunctionData('Error', ['!authorized']);
  const entry = '/developers/v2/errors#authorized';
  for (const input of [
    text,
    `{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted: !authorized","data":"${text}"}}`,
    `Error: server returned an error response: error code 3: execution reverted: !authorized, data: "${text}"`,
    'execution reverted: !authorized',
    "Error: VM Exception while processing transaction: reverted with reason string '!authorized'",
  ]) {
    const [result] = decode(input, dictionary);
    assert.deepEqual(
      [result?.kind, result?.message, result?.entry],
      ['revert', '!authorized', entry],
      input,
    );
  }
  assert.equal(
    decode(error.encodeFunctionData('Error', ['']), dictionary)[0]?.message,
    'Reverted without a message.',
  );
  assert.match(
    decode(error.encodeFunctionData('Panic', [0x11]), dictionary)[0]?.message ?? '',
    /^Panic 0x11: A calculation overflowed/,
  );
  for (const bare of [
    '0x',
    'execution reverted',
    '{"error":{"code":3,"message":"execution reverted","data":"0x"}}',
  ])
    assert.equal(decode(bare, dictionary)[0]?.entry, '/developers/v2/errors#bare-reverts', bare);
  // A message may end in the word that tools write where there's none.
  for (const [message, known] of Object.entries(dictionary.messages).filter(([text]) => text))
    for (const input of [message, `'${message}'`, `execution reverted: ${message}`])
      assert.equal(decode(input, dictionary)[0]?.entry, known, input);
});

/** What ethers 5.8 says when a node refuses to estimate the gas of `harvest()`, with what the node answers. */
function estimateOf(answer: string): string {
  const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
  const gas = '{"type":"BigNumber","hex":"0x59682f00"}';
  const sent = `{"from":"0x${'22'.repeat(20)}","maxFeePerGas":${gas},"data":"0x4641257d"}`;
  const body = inJson(`{"jsonrpc":"2.0","id":69,"error":{"code":3,"message":"${answer}"}}`);
  const request = inJson(`{"method":"eth_estimateGas","params":[${sent}]}`);
  return `cannot estimate gas; transaction may fail or may require manual gas limit [ See: https://links.ethers.org/v5-errors-UNPREDICTABLE_GAS_LIMIT ] (error={"reason":"${answer.split('"')[0] ?? ''}","method":"estimateGas","transaction":${sent},"error":{"code":"SERVER_ERROR","body":"${body}","requestBody":"${request}"}}, tx={"data":"0x4641257d","to":{},"maxFeePerGas":${gas}}, code=UNPREDICTABLE_GAS_LIMIT)`;
}

test('reverts are found in what libraries, nodes, explorers, and test tools print', () => {
  const data = new utils.Interface(['function Error(string)']).encodeFunctionData('Error', [
    '!authorized',
  ]);
  const transaction = { to: `0x${'22'.repeat(20)}`, data: depositCall };
  const printed = JSON.stringify(transaction);
  for (const text of [
    JSON.stringify({ code: 'CALL_EXCEPTION', data, reason: '!authorized', transaction }),
    JSON.stringify({ data }),
    '{"error":{"code":-32000,"message":"execution reverted: !authorized"}}',
    '{"code":-32000,"message":"execution reverted: !authorized","data":null}',
    JSON.stringify({ error: { message: 'VM execution error.', data: `Reverted ${data}` } }),
    JSON.stringify({ error: { message: 'revert', data: { '0xab': { return: data } } } }),
    `Error: cannot estimate gas (reason="execution reverted: !authorized", transaction=${printed}, code=X)`,
    `Error: execution reverted: "!authorized" (action="call", data="${data}", transaction=${printed})`,
    estimateOf('execution reverted: !authorized'),
    'Error: The contract function "deposit" reverted with the following reason:\n!authorized\n\nDocs: x',
    `(code: 3, message: execution reverted, data: Some(String("${data}")))`,
    'error code 3: execution reverted: revert: !authorized',
    '[FAIL. Reason: revert: !authorized] testX() (gas: 1)',
    '[FAIL: !authorized; counterexample: calldata=0x12 args=[1]] testX(uint256) (runs: 0)',
    "Fail with error '!authorized'",
    "ValueError: Gas estimation failed: 'execution reverted: !authorized'. This transaction will likely revert.",
    "ValueError: {'code': -32000, 'message': 'execution reverted: !authorized'}",
    "{ code: -32603, message: 'VM Exception while processing transaction: revert !authorized' }",
    'VM Exception while processing transaction: revert !authorized -- Reason given: !authorized.',
    'errored: VM error: revert.\n\nrevert\n\tThe transaction has been reverted to the initial state.\nReason provided by the contract: "!authorized".',
    `${' '.repeat(3000)}│   └─ ← [Revert] !authorized\n└─ ← [Revert] !authorized`,
    'Revert reason: !authorized',
    'ContractLogicError: !authorized',
    JSON.stringify({ action: transaction, error: 'Reverted', result: { output: data } }).replace(
      '"data"',
      '"input"',
    ),
    `Execution reverted with reason: !authorized.\n\nRaw Call Arguments:\n  to:    ${target}\n  data:  ${depositCall}`,
    `could not coalesce error (error={ "code": -32603, "data": { "message": "execution reverted: !authorized" } }, payload={ "method": "eth_call", "params": [ ${printed} ] })`,
    '!authorized',
    '"!authorized"',
    '“!authorized”',
  ]) {
    const found = decode(text, dictionary).find(({ kind }) => kind === 'revert');
    assert.equal(found?.message, '!authorized', text);
    assert.ok(found.entry, text);
  }
  for (const text of [
    '{"error":{"code":-32000,"message":"execution reverted"}}',
    'Warning! Error encountered during contract execution [execution reverted]',
    'Although one or more Error Occurred [execution reverted] Contract Execution Completed',
    'Error: Transaction reverted without a reason string',
    'errored: VM error: revert.\n\nrevert\n\tThe transaction has been reverted to the initial state.',
    '└─ ← [Revert] EvmError: Revert',
    '[FAIL: EvmError: Revert] testX() (gas: 1)',
    `(reason="execution reverted", transaction=${printed}, code=X)`,
    estimateOf('execution reverted", "data": "0x'),
    estimateOf('execution reverted'),
    'The contract function "deposit" reverted.\n\nContract Call:\n  address: 0x',
    `Execution reverted for an unknown reason.\n\nRequest Arguments:\n  to:    ${target}\n  data:  ${depositCall}`,
  ])
    assert.equal(decode(text, dictionary)[0]?.entry, '/developers/v2/errors#bare-reverts', text);
  for (const text of [
    'reverted with panic code 0x11 (Arithmetic)',
    '[FAIL: panic: overflow (0x11)]',
  ])
    assert.match(decode(text, dictionary)[0]?.message ?? '', /^Panic 0x11: A calculation/, text);
  for (const text of [
    'execution reverted: custom error 0xe450d38c: 00',
    `web3.exceptions.ContractCustomError: ('0xe450d38c${'00'.repeat(64)}', '0xe450d38c')`,
  ])
    assert.equal(decode(text, dictionary)[0]?.message, 'Reverted with a custom error.');
  assert.equal(
    decode('The contract function "f" reverted.\n\nError: NoShares(address to)', dictionary)[0]
      ?.message,
    'NoShares',
  );
  assert.equal(decode('execution reverted: constructor', dictionary)[0]?.entry, undefined);
  assert.match(decode(data.slice(0, 74), dictionary)[0]?.message ?? '', /may be cut off/);
});

test('calldata is found among words, behind its signature, and more than once', () => {
  for (const text of [
    `hash                 0x${'ab'.repeat(32)}\ninput                ${depositCall}\nnonce 1`,
    `cast send 0x${'22'.repeat(20)} ${depositCall}`,
    `Input Data:\n${depositCall}`,
    `deposit(uint256,address) ${depositCall}`,
    `deposit(uint256 amount, address to) ${depositCall}`,
    `bytes memory data = hex"${depositCall.slice(2)}";`,
    `[34567] 0x${'22'.repeat(20)}::${depositCall.slice(2, 10)}(${depositCall.slice(10)})\n  └─ ← [Stop]`,
  ]) {
    const results = decode(text, dictionary);
    assert.deepEqual(
      results.map(({ kind, readings }) => [kind, readings[0]?.signature]),
      [['call', 'deposit(uint256,address)']],
      text,
    );
  }
  assert.equal(decode(`${depositCall}\n${depositCall}`, dictionary).length, 2);
  for (const text of [
    `hash                 0x${'ab'.repeat(32)}\ninput                0x4641257d\nnonce 1`,
    `cast send ${target} 0x4641257d`,
    `{ to: '${target}', data: '0x4641257d', value: 0n }`,
    `AttributeDict({'hash': HexBytes('0x${'ab'.repeat(32)}'), 'input': HexBytes('0x4641257d')})`,
  ])
    assert.equal(decode(text, dictionary)[0]?.readings[0]?.signature, 'harvest()', text);
});

test('a trace of unknown contracts has its calls, and what one of them reverted with', () => {
  const trace = `[99] ${target}::${depositCall.slice(2, 10)}{value: 7}(${depositCall.slice(10)})
  ├─ [12] ${target}::4641257d() [delegatecall]
  │   └─ ← [Revert] !authorized`;
  assert.deepEqual(
    decode(trace, dictionary).map(({ readings, message, address, value }) => [
      readings[0]?.signature ?? message,
      address,
      value,
    ]),
    [
      ['deposit(uint256,address)', target, 7n],
      ['harvest()', target, undefined],
      ['!authorized', undefined, undefined],
    ],
  );
});

test('signatures lose what names and spaces add', () => {
  for (const [text, bare] of [
    ['withdraw(uint maxShares, address recipient)', 'withdraw(uint256,address)'],
    ['event Log(address indexed a, uint256[20] b)', 'Log(address,uint256[20])'],
    ['aggregate( ( address target, bytes data )[] calls )', 'aggregate((address,bytes)[])'],
    ['pause()', 'pause()'],
    ['function pause() external onlyOwner returns (bool);', 'pause()'],
    ['f((uint256 a, bytes b) c, uint d) (bool)', 'f((uint256,bytes),uint256)'],
    ['pause(', 'pause('],
  ] as const)
    assert.equal(bareSignature(text), bare);
});

const approval = {
  topics: [
    utils.id('Approval(address,address,uint256)'),
    `0x${'0'.repeat(24)}${'11'.repeat(20)}`,
    `0x${'0'.repeat(24)}${'22'.repeat(20)}`,
  ],
  data: `0x${'f'.repeat(64)}`,
};

test('a log is read from JSON, receipts, cast, and explorers', () => {
  const { topics, data } = approval;
  const [first, second, third] = topics;
  // As `cast logs` 1.7.1 prints it, with words of 32 bytes before and after that are neither topics nor data.
  const castLog = [
    `- address: 0x${'33'.repeat(20)}`,
    `  blockHash: 0x${'c6'.repeat(32)}`,
    `  blockNumber: 15000000\n  data: ${data}\n  logIndex: 0\n  removed: false\n  topics: [`,
    ...topics.map((topic) => `  \t${topic}`),
    `  ]\n  transactionHash: 0x${'02'.repeat(32)}\n  transactionIndex: 0`,
  ].join('\n');
  assert.deepEqual(
    decode(`${castLog}\n${castLog}`, dictionary).map(({ readings }) => readings[0]?.signature),
    ['Approval(address,address,uint256)', 'Approval(address,address,uint256)'],
  );
  for (const text of [
    JSON.stringify(approval),
    JSON.stringify({ status: '0x1', logs: [approval] }),
    JSON.stringify({ jsonrpc: '2.0', result: { logs: [approval] } }),
    `blockNumber          12\nlogs                 [${JSON.stringify(approval)}]\nstatus 1 (success)`,
    castLog,
    `Address\n0x${'33'.repeat(20)}\nTopics\n0 ${first}\n1 ${second}\n2 ${third}\nData\n${data.slice(2)}`,
    // As Blockscout and tables of logs fill up the topics, as ethers 5 repeats them, and as Node.js prints them.
    JSON.stringify({ items: [{ ...approval, topics: [...topics, null] }] }),
    JSON.stringify({ topic0: first, topic1: second, topic2: third, topic3: null, data }),
    `topic0: ${first}\ntopic1: ${second}\ntopic2: ${third}\ndata: ${data}`,
    JSON.stringify({ logs: [approval], events: [{ ...approval, event: 'Approval' }] }),
    `{ topics: [ '${topics.join("', '")}' ],\n  data: '${data}',\n  blockNumber: '0xe4e1c0' }`,
    `Log({ topics: [${topics.join(', ')}], data: ${data}, emitter: 0x${'33'.repeat(20)} })`,
    `Topics\n0\n${first}\n1\n${second}\n2\n${third}\nData\n${data}`,
    // As Etherscan decodes the words, with the number of the next log.
    `Topics\n0 ${first}\n1: owner\n0x${'11'.repeat(20)}\n2: spender\n${target}\nData\nvalue :\n${2n ** 256n - 1n}\n149\nAddress`,
  ]) {
    const results = decode(text, dictionary);
    assert.equal(results.length, 1, text);
    const [reading] = results[0]?.readings ?? [];
    assert.equal(reading?.signature, 'Approval(address,address,uint256)', text);
    assert.equal(reading.values[2]?.plain, 2n ** 256n - 1n);
    assert.deepEqual(reading.remarks, [], text);
  }
});

test('contracts that log or are called have their checksum, as the addresses among the values', () => {
  const address = '0xFEB4acf3df3cDEA7399794D0869ef76A6EfAff52';
  const data = `0x00${address.slice(2)}${'0'.repeat(64)}${'44'.padStart(64, '0')}${depositCall.slice(2)}`;
  const batch = new utils.Interface(['function multiSend(bytes transactions)']);
  const [log] = decode(JSON.stringify({ ...approval, address: address.toLowerCase() }), dictionary);
  const [multiSend] = decode(batch.encodeFunctionData('multiSend', [data]), dictionary);
  const blockscout = JSON.stringify({ ...approval, address: { hash: address, is_contract: true } });
  assert.equal(log?.address, address);
  assert.equal(decode(blockscout, dictionary)[0]?.address, address);
  assert.equal(multiSend?.inner[0]?.address, address);
});

test('calldata is read with and without 0x, in lines, in JSON, and as explorers show it', () => {
  const words = depositCall.slice(10).match(/.{64}/g) ?? [];
  for (const text of [
    depositCall,
    depositCall.slice(2),
    ` "${depositCall}" `,
    depositCall.replace(/(.{50})/g, '$1\n'),
    `${depositCall}\u200b`,
    JSON.stringify([depositCall]),
    JSON.stringify({ transaction: { callData: depositCall } }),
    JSON.stringify({ to: `0x${'22'.repeat(20)}`, value: '0x0', data: depositCall }),
    JSON.stringify({ result: { input: depositCall } }),
    ` Method: ${depositCall.slice(2, 10)}\n ------------\n [000]: ${words[0]}\n [020]: ${words[1]}`,
    `Function: deposit(uint256 amount, address to) ***\n\nMethodID: 0x${depositCall.slice(2, 10)}\n${words.map((word, i) => `[${i}]:  ${word}`).join('\n')}`,
  ])
    assert.equal(
      decode(text, dictionary)[0]?.readings[0]?.signature,
      'deposit(uint256,address)',
      text,
    );
});

test('what is unknown, cut off, or odd is said, never guessed', () => {
  const messageOf = (text: string): string => decode(text, dictionary)[0]?.message ?? '';
  assert.match(
    messageOf(`0xdeadbeef${'0'.repeat(64)}`),
    /^No contract of these releases has a function/,
  );
  assert.match(messageOf(depositCall.slice(0, -64)), /may be cut off/);
  assert.match(messageOf('0x2e1a7d4'), /half a byte/);
  assert.match(messageOf('0x2e1a7dzz'), /"z" isn't a hexadecimal digit/);
  assert.match(messageOf('{"a": 1}'), /holds no log/);
  assert.match(messageOf('{"topics": ["0x'), /cut off or has a mistake/);
  assert.deepEqual(decode('withdraw', dictionary), []);
  const dirty = depositCall.slice(0, 74) + 'f'.repeat(24) + '11'.repeat(20);
  assert.match(
    decode(dirty, dictionary)[0]?.readings[0]?.remarks[0] ?? '',
    /not what an encoder makes/,
  );
  assert.match(
    decode(`${depositCall}abcd`, dictionary)[0]?.readings[0]?.remarks[0] ?? '',
    /^2 bytes follow the arguments/,
  );
});

test('a text is shown with all of its characters, and bytes that are none with a remark', () => {
  const text = '\ufeffyvDAI';
  const readingOf = (data: string) => decode(data, dictionary)[0]?.readings[0];
  const call = `0xb84c8246${utils.defaultAbiCoder.encode(['string'], [text]).slice(2)}`;
  const { values, remarks } = readingOf(call) ?? {};
  assert.deepEqual([values?.map(given), remarks], [[text], []]);
  assert.match(
    readingOf(call.replace('efbbbf', 'ffbbbf'))?.remarks[0] ?? '',
    /not what an encoder/,
  );
  assert.equal(
    decode(`0x08c379a0${call.slice(10)}`, dictionary)[0]?.message,
    String.raw`\u{feff}yvDAI`,
  );
});

test('10,000 generated and cut inputs are read without a fault and to an end', () => {
  const selectors = [...Object.keys(dictionary.functions), ...Object.keys(batches), '08c379a0'];
  for (let i = 0; i < 10_000; i += 1) {
    const selector = selectors[Math.floor(next() * selectors.length)] ?? '';
    // Small words are offsets and lengths: they lead decoders astray.
    const words = Array.from({ length: Math.floor(next() * 12) }, () =>
      next() < 0.6 ? (Math.floor(next() * 12) * 32).toString(16).padStart(64, '0') : hex(32),
    ).join('');
    const whole = `0x${selector}${words}`;
    const cut = whole.slice(0, 2 + Math.floor(next() * whole.length));
    for (const text of [whole, cut, `{"topics":["0x${hex(32)}"],"data":"${cut}"}`])
      for (const result of decode(text, dictionary))
        for (const reading of result.readings)
          for (const value of reading.values) if (!value.items) formatValue(value, 18);
  }
  const megabyte = 1_000_000;
  for (const text of [
    '0x' + 'f'.repeat(megabyte),
    `0xac9650d8${'0'.repeat(62)}20${'f'.repeat(megabyte)}`,
    '['.repeat(megabyte),
    '{"a":'.repeat(megabyte / 5),
    `revert${' '.repeat(megabyte)}x`,
    `a()${' '.repeat(megabyte)}x`,
    `a(${'a '.repeat(megabyte / 2)}) 0x00`,
    `revert: ${'0x '.repeat(megabyte / 3)}`,
    `revert ${'transaction={'.repeat(megabyte / 13)}`,
    `revert transaction={${'{} '.repeat(megabyte / 3)}`,
    `revert ${'transaction={{}'.repeat(megabyte / 15)}`,
    `revert "requestBody":"${'\\\\"'.repeat(megabyte / 3)}`,
    `revert "requestBody":"${'\\"'.repeat(megabyte / 2)}`,
    '0x'.repeat(megabyte / 2),
    `topics${'\n'.repeat(megabyte)}data`,
    `a${'\n'.repeat(megabyte)}b`,
    `method${' '.repeat(megabyte)}id`,
    '::abcdef12'.repeat(megabyte / 10),
    `cast ${'"a()"'.repeat(megabyte / 10)}${'\n'.repeat(megabyte / 2)}`,
    `topics data${'\n1 '.repeat(megabyte / 3)}`,
    `Arguments:${'\n a:'.repeat(megabyte / 4)}`,
    JSON.stringify(Array.from({ length: 3000 }, () => approval)),
  ]) {
    decode(text, dictionary);
  }
});

test('numbers are shown in their unit', () => {
  const shown = (plain: bigint, unit: Value['unit'], name = ''): string | undefined =>
    formatValue({ name, type: 'uint256', plain, ...(unit && { unit }) }, 6).meaning;
  assert.equal(shown(50n, 'bps'), '0.5%');
  assert.equal(shown(10n ** 16n, 'per-second-1e18'), '1% per second');
  assert.equal(shown(1_234_500_000n, 'token'), '1,234.5 tokens');
  assert.equal(shown(1_000_000n, 'shares'), '1 share');
  assert.equal(shown(1n, 'wei'), '0.000000000000000001 ether');
  assert.equal(shown(93_600n, 'seconds'), '1 day 2 hours');
  assert.equal(shown(1_600_000_000n, 'timestamp'), '2020-09-13 12:26:40 UTC');
  assert.equal(shown(0n, 'timestamp', 'expiry'), 'never');
  assert.equal(shown(0n, 'timestamp', 'deadline'), '1970-01-01 00:00:00 UTC');
  assert.equal(shown(2n ** 256n - 1n, 'token'), '2**256 - 1, which means all or no limit');
  // Milliseconds, as JavaScript counts them, make a deadline that never comes.
  assert.equal(shown(1_764_072_000_000n, 'timestamp'), 'after the year 9999');
  assert.equal(shown(10n ** 30n, 'timestamp'), 'after the year 9999');
  assert.equal(
    formatValue({ name: '', type: 'string', plain: 'a\u202eb\n\u{e0041}\u3164' }, 18).raw,
    '"a\\u{202e}b\\n\\u{e0041}\\u{3164}"',
  );
  // Not to be taken for the character: a backslash of the text is written twice.
  assert.equal(
    formatValue({ name: '', type: 'string', plain: '\\u{202e}' }, 18).raw,
    '"\\\\u{202e}"',
  );
});

test('what is typed becomes the calldata that another library makes', () => {
  const argument = (text: string, type: string, unit?: Parameter['unit']): unknown =>
    parseArgument(text, { name: '', type, ...(unit && { unit }) }, 6);
  assert.equal(argument('1.5 tokens', 'uint256', 'token'), 1_500_000n);
  assert.equal(argument('1,000', 'uint256', 'token'), 1000n);
  assert.equal(argument('0.5 %', 'uint256', 'bps'), 50n);
  assert.equal(argument('2 days', 'uint256', 'seconds'), 172_800n);
  assert.equal(argument('2020-09-13 12:26:40 UTC', 'uint256', 'timestamp'), 1_600_000_000n);
  assert.equal(argument('all', 'uint256', 'shares'), 2n ** 256n - 1n);
  assert.equal(argument('1.5e6', 'uint256', 'token'), 1_500_000n);
  assert.equal(argument('-.0', 'int256'), 0n);
  assert.deepEqual(argument('[1e18, 2.5e1, 0]', 'uint256[]'), [10n ** 18n, 25n, 0n]);
  assert.equal(argument('2024-02-29 1:00 +02:00', 'uint256', 'timestamp'), 1_709_161_200n);
  assert.equal(argument('20 gwei', 'uint256', 'wei'), 20_000_000_000n);
  assert.equal(argument('5 wei', 'uint256', 'wei'), 5n);
  assert.equal(argument('50 bps', 'uint256', 'bps'), 50n);
  assert.equal(argument('2.5 percent', 'uint256', 'bps'), 250n);
  assert.equal(argument('type(uint256).max', 'uint256'), 2n ** 256n - 1n);
  assert.equal(argument('type(uint).max', 'uint256'), 2n ** 256n - 1n);
  assert.equal(argument('max', 'uint8'), 255n);
  assert.throws(() => argument('2**256 - 1', 'uint8'), /The largest value of uint8 is 255/);
  assert.equal(argument('all', 'uint256', 'timestamp'), 2n ** 256n - 1n);
  assert.equal(argument('1 week, 1 day', 'uint256', 'seconds'), 691_200n);
  // What no one sees comes along from chats, and the minus sign from texts.
  assert.equal(argument('1,000\u200b', 'uint256'), 1000n);
  assert.equal(argument('\u22125', 'int256'), -5n);
  const account = `0x${'11'.repeat(20)}`;
  assert.deepEqual(argument(`[${account}]`, 'address[]'), [account]);
  assert.deepEqual(argument(`['${account}']`, 'address[]'), [account]);
  for (const chain of ['eth', 'arb1', 'eip155:1'])
    assert.equal(argument(`${chain}:${account}`, 'address'), account);
  const point = { components: ['', ''].map((name) => ({ name, type: 'uint256' })) };
  assert.deepEqual(parseArgument('[1, 2]', { name: '', type: 'tuple', ...point }, 6), [1n, 2n]);
  for (const [text, type, unit] of [
    ['1.5', 'uint256', 'token'],
    ['1.000', 'uint256', 'token'],
    ['10.000', 'uint256', undefined],
    ['1 WETH', 'uint256', 'wei'],
    ['1 day 2', 'uint256', 'seconds'],
    ['9'.repeat(1_000_000), 'uint256', 'seconds'],
    // A list in a list would be written as "1,000".
    ['[["1", "000"]]', 'uint256[]', undefined],
    [`[["${account}"]]`, 'address[]', undefined],
    ['[null]', 'string[]', undefined],
    // A decimal comma would make ten times as much of it, or more.
    ['1,5 tokens', 'uint256', 'token'],
    ['0,500 tokens', 'uint256', 'token'],
    ['1.000,5 tokens', 'uint256', 'token'],
    ['1 5', 'uint256', 'token'],
    ['0,5 %', 'uint256', 'bps'],
    ['1,5 ether', 'uint256', 'wei'],
    ['[1,000]', 'uint256[]', undefined],
    ['2023-02-29', 'uint256', 'timestamp'],
    ['2026-04-31 12:00', 'uint256', 'timestamp'],
    ['2026-11-25 (noon)', 'uint256', 'timestamp'],
    ['-1', 'uint256', undefined],
    ['256', 'uint8', undefined],
    ['1 %', 'uint256', 'token'],
    ['1 share', 'uint256', 'token'],
    ['1,000 tokens', 'uint256', 'shares'],
    ['0x1234', 'address', undefined],
    ['0x52908400098527886E0F7030069857D2E4169Ee7', 'address', undefined],
    ['0x12', 'bytes4', undefined],
    ['yes', 'bool', undefined],
    ['1, 2', 'uint256[]', undefined],
  ] as const)
    assert.throws(() => argument(text, type, unit), InputError, text);
  assert.throws(() => argument(`["${account}", "0x12"]`, 'address[]'), /Item 2: An address/);
  assert.throws(() => argument('[1]', 'uint256[2]'), /has 2 items, and this has 1/);
  // Each quotation mark might begin a text.
  assert.throws(() => argument('\\"'.repeat(100_000), 'uint256[]'), /as JSON/);
  // Vyper refuses a text that is longer than its type. It counts bytes.
  const [setName] = dictionary.functions['c47f0027'] ?? [];
  const named = (text: string): unknown => parseArgument(text, setName?.inputs[0] as Parameter, 18);
  assert.equal(named('x'.repeat(42)), 'x'.repeat(42));
  assert.equal(named('é'.repeat(21)), 'é'.repeat(21));
  assert.throws(() => named('x'.repeat(43)), /takes 42 bytes at most, and this has 43/);
  assert.throws(() => named('é'.repeat(22)), /takes 42 bytes at most, and this has 44/);
  const signature = dictionary.functions['9fd5a6cf']?.[0]?.inputs.at(-1) as Parameter;
  assert.equal(parseArgument(`0x${'12'.repeat(65)}`, signature, 18), `0x${'12'.repeat(65)}`);
  assert.throws(() => parseArgument(`0x${'12'.repeat(66)}`, signature, 18), /65 bytes at most/);
  for (const [selector, [member]] of Object.entries(dictionary.functions)) {
    const inputs = member?.inputs ?? [];
    const values = inputs.map(sample);
    const typed = values.map((value) =>
      Array.isArray(value) ? JSON.stringify(value) : String(value),
    );
    const parsed = inputs.map((input, i) => parseArgument(typed[i] ?? '', input, 18));
    assert.equal(
      encodeCall(selector, { inputs }, parsed),
      `0x${selector}${encodeWithEthers(inputs, values)}`,
    );
  }
});

test('what the decoder shows can be typed into the form for calldata', () => {
  for (const unit of ['token', 'shares', 'wei', 'bps', 'seconds', 'timestamp'] as const)
    for (const value of [1n, 61n, 93_600n, 1_234_567n, 1_600_000_000n, 253_402_300_799n]) {
      const parameter = { name: 'deadline', type: 'uint256', unit };
      const { raw, meaning = '' } = formatValue({ ...parameter, plain: value }, 6);
      assert.equal(parseArgument(raw, { ...parameter, unit: 'token' }, 6), value, raw);
      assert.equal(parseArgument(meaning, parameter, 6), value, meaning);
    }
});

test('an input that holds several pieces gives each', () => {
  assert.equal(readInput(JSON.stringify([approval, approval, { input: depositCall }])).length, 3);
});
