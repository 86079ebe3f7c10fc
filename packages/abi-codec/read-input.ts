/** Finds calldata, logs, return data, and revert data in what people paste. */
import { typed } from './digits';
import { messageIn, withoutSent } from './message';

/** A piece of the input. Hexadecimal texts are in lower case and have no `0x`. */
export type Piece =
  | {
      readonly kind: 'data';
      readonly bytes: string;
      /** What it has to be, judging by where it was found. */
      readonly role?: 'call' | 'revert' | 'return' | undefined;
      /** Calldata of the call whose answer this is. */
      readonly call?: string;
      /** Signature that was pasted in front of the data. */
      readonly signature?: string | undefined;
      readonly address?: string | undefined;
      readonly value?: bigint | undefined;
    }
  | {
      readonly kind: 'log';
      readonly topics: readonly string[];
      readonly bytes: string;
      readonly address?: string | undefined;
    }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'invalid'; readonly reason: string };

/** Limits: levels of JSON that are searched, and pieces that are taken from one input. */
const deepest = 64;
const most = 1000;

const hexOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^0x[0-9a-f]*$/i.test(value)
    ? value.slice(2).toLowerCase()
    : undefined;

const addressOf = (value: unknown): string | undefined => {
  const hex = hexOf(value);
  return hex?.length === 40 ? `0x${hex}` : undefined;
};

function weiOf(value: unknown): bigint | undefined {
  const isNumber = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
  const isText = typeof value === 'string' && /^(?:0x[0-9a-f]{1,64}|\d{1,78})$/i.test(value);
  return isNumber || isText ? BigInt(value as string | number) : undefined;
}

type Fields = Readonly<Record<string, unknown>>;

function callIn(fields: Fields): Piece[] {
  const call = hexOf(fields['input'] ?? fields['calldata'] ?? fields['data']);
  if (call === undefined) return [];
  const hasError =
    fields['code'] !== undefined ||
    typeof fields['message'] === 'string' ||
    Boolean(fields['error']);
  // An error's data, as nodes and libraries write it: {"code": 3, "message": "execution reverted", "data": "0x…"}.
  if (fields['input'] === undefined && fields['to'] === undefined && hasError)
    return [{ kind: 'data', bytes: call, role: 'revert' }];
  const pieces: Piece[] = [];
  if (call !== '')
    pieces.push({
      kind: 'data',
      bytes: call,
      role: (fields['input'] ?? fields['calldata'] ?? fields['to']) ? 'call' : undefined,
      address: addressOf(fields['to']),
      value: weiOf(fields['value']),
    });
  const output = hexOf(fields['output'] ?? fields['returnData']);
  if (output !== undefined)
    pieces.push({
      kind: 'data',
      bytes: output,
      // Some tracers give each call an error, and leave it empty.
      role: fields['error'] ? 'revert' : 'return',
      call,
    });
  return pieces;
}

const invalid = (reason: string): Piece[] => [{ kind: 'invalid', reason }];

/** Topics of a log in a list, or in a field for each, as tables of logs have them. Some fill up to four with null. */
function topicsIn(fields: Fields): unknown[] | undefined {
  const { topics, topic0, topic1, topic2, topic3 } = fields;
  const split = topic0 === undefined ? undefined : [topic0, topic1, topic2, topic3];
  const all = Array.isArray(topics) ? (topics as unknown[]) : split;
  return all?.filter((topic) => topic != null);
}

function logIn(fields: Fields, listed: readonly unknown[]): Piece[] {
  const topics = listed.map(hexOf);
  const bytes = hexOf(fields['data'] ?? '0x');
  if (bytes === undefined || topics.some((topic) => topic?.length !== 64))
    return invalid('A log needs topics of 32 bytes and data, each with 0x in front.');
  const given = fields['address'] ?? fields['contract_address'];
  // Blockscout has what it knows of an account around its address.
  const address = addressOf((given as Fields | null | undefined)?.['hash'] ?? given);
  return [{ kind: 'log', topics: topics as string[], bytes, address }];
}

/** Every log, call, and error in a value of JSON, in its order. */
function piecesOf(json: unknown, depth = 0): Piece[] {
  if (typeof json !== 'object' || json === null || depth > deepest) return [];
  const fields = json as Fields;
  const topics = topicsIn(fields);
  if (topics) return logIn(fields, topics);
  // A trace of Parity has a call and its answer in two parts.
  const action = fields['action'] as Fields | undefined;
  if (typeof action?.['input'] === 'string')
    return callIn({ ...fields, ...action, ...(fields['result'] as Fields | null) });
  if (fields['data'] === null && fields['contractMethod'])
    return invalid(
      'This call has no calldata yet: a Safe makes it from the function and its values.',
    );
  // A receipt of ethers 5 has each log again, among its events, and a transaction of a Safe each call of its batch.
  const inside = Object.entries(fields).flatMap(([name, value]) =>
    name === 'dataDecoded' || (name === 'events' && Array.isArray(fields['logs']))
      ? []
      : piecesOf(value, depth + 1),
  );
  return [...callIn(fields), ...inside].slice(0, most);
}

/** The output of a JSON-RPC call or a text in quotes: one hexadecimal string. */
function bareString(json: unknown): string | undefined {
  const given = typeof json === 'string' ? json : (json as Fields | undefined)?.['result'];
  return hexOf(given) === undefined ? undefined : (given as string);
}

/** A word of 32 bytes that an explorer shows as what it holds: an account, or a number. */
const wordOf = (shown: string): string =>
  (/^\d+$/.test(shown) && shown.length !== 64 ? BigInt(shown).toString(16) : shown)
    .replace(/^0x/, '')
    .padStart(64, '0');

/** Topics and data as explorers, `cast`, and people write them: words, numbers, and bytes line by line. */
function logsInText(text: string): Piece[] {
  const logs: { topics: string[]; bytes: string; address?: string | undefined }[] = [];
  let seen = new Set<string>();
  let part = '';
  for (const [token, alone] of text.matchAll(
    /\b(?:topics?|data|address(?=\W{0,5}0x)|(?:block|log|transaction|txn?)[ _]?(?:hash|index|number))\b|\btopic(?=\d\b)|^[ \t]*(\d{1,78}|0x[0-9a-f]{40})[ \t]*$(?!\s*address\b)|\b(?:0x)?[0-9a-f]{2,}\b/gim,
  )) {
    const word = token.toLowerCase();
    // A hash is as long as a topic, and a number may look like data. The log has them beside both.
    if (/(?:hash|index|number)$/.test(word)) part = '';
    if (/^(?:topic|data|addr)/.test(word)) {
      const next = word === 'topic' ? 'topics' : word;
      // A part that comes again belongs to the next log, except that each topic may have a title of its own.
      if (logs.length === 0 || (seen.has(next) && next !== part)) {
        logs.push({ topics: [], bytes: '' });
        seen = new Set();
      }
      seen.add(next);
      part = next;
      continue;
    }
    const current = logs[logs.length - 1];
    const hex = alone === undefined ? word.replace(/^0x/, '') : wordOf(alone.toLowerCase());
    if (current === undefined) continue;
    if (part === 'address') current.address = addressOf(word.trim()) ?? current.address;
    // Explorers number the topics, some on a line of its own.
    else if (part === 'topics' && hex.length === 64 && alone !== `${current.topics.length}`)
      current.topics.push(hex);
    else if (
      part === 'data' &&
      (hex.length % 64 === 0 || (current.bytes === '' && word.startsWith('0x')))
    )
      current.bytes += hex;
  }
  return logs
    .filter(({ topics }) => topics.length > 0)
    .slice(0, most)
    .map((log) => ({ kind: 'log', ...log }));
}

/** What explorers show for calldata: `MethodID: 0x…` and numbered words. */
function explorerCall(text: string): Piece[] {
  const selector = /method(?:\s*id:?|:)\s*(?:0x)?([0-9a-f]{8})\b/i.exec(text)?.[1];
  if (selector === undefined) return [];
  const words = [
    ...text.matchAll(/^[ \t]*\[[\da-f]+\]:?[ \t]*(?:0x)?([0-9a-f]{64})[ \t]*$/gim),
  ].map(([, word]) => word ?? '');
  return [{ kind: 'data', bytes: (selector + words.join('')).toLowerCase(), role: 'call' }];
}

/** Calls of a trace of Forge or `cast run`, which doesn't know the contracts, and what else the trace shows. */
function tracedInText(text: string): Piece[] {
  const calls = [
    ...text.matchAll(/(0x[0-9a-f]{40})?::([0-9a-f]{8})(?:\{value: (\d+)\})?\(([0-9a-f]*)\)/gi),
  ];
  if (calls.length === 0) return [];
  const pieces = calls.map(([, to, selector = '', value, rest = '']): Piece => {
    const bytes = (selector + rest).toLowerCase();
    return { kind: 'data', bytes, role: 'call', address: addressOf(to), value: weiOf(value) };
  });
  return [...pieces, ...logsInText(text), ...revertInText(text)].slice(0, most);
}

/** Data of the errors that Solidity and Vyper make, whatever is around it. */
const errorData = /0x((?:08c379a0|4e487b71)(?:[0-9a-f]{64})+)(?![0-9a-f])/i;

/** The code of a panic that a tool has put into words: "reverted with panic code 0x11 (…)". */
const panic = /\bpanic\b[^\n]{0,100}?\b0x([0-9a-f]{1,2})\b/i;

/** The data or the message of a revert, as nodes, libraries, explorers, and test tools write it. */
function revertInText(given: string): Piece[] {
  const text = withoutSent(given);
  const message = messageIn(text, Infinity);
  if (message === undefined && !/\brevert(?:ed)?\b|customerror|\bfail(?: with error|:)/i.test(text))
    return [];
  const code = panic.exec(text)?.[1];
  const bytes =
    errorData.exec(text)?.[1] ??
    /(?:\bdata|\bsignature|\breverted|custom ?error)\W{1,6}0x([0-9a-f]*)/i.exec(text)?.[1] ??
    (code && `4e487b71${code.padStart(64, '0')}`);
  if (bytes !== undefined) return [{ kind: 'data', bytes: bytes.toLowerCase(), role: 'revert' }];
  return message === undefined
    ? [{ kind: 'data', bytes: '', role: 'revert' }]
    : [{ kind: 'message', text: message }];
}

/**
 * Whole calldata among words: what `cast tx` prints, a command, or several in one input. A selector alone has to be where
 * calldata is expected.
 */
const callsInText = (text: string): Piece[] =>
  [
    ...text.matchAll(
      /\b(?:0x|hex["'])([0-9a-f]{72,})\b|(?:input|data|\b0x[0-9a-f]{40})\W{1,40}(?:HexBytes\W{1,3})?0x([0-9a-f]{8})\b/gi,
    ),
  ]
    .map(([, digits = '', selector = digits]) => selector.toLowerCase())
    .filter((bytes) => bytes.length % 64 !== 0)
    .slice(0, most)
    .map((bytes) => ({ kind: 'data', bytes }));

/** A function in front of what it returned, and the same as `cast` prints it below a call. */
const behind = /^(?:\w+\.)?([A-Za-z_]\w*\([\w,()[\] ]*\))(?:\s*(?:[:=]|->|=>))?\s*(?=0x)/;
const printed =
  /^\$?\s*cast\s[^\n]{0,300}?["'](\w{1,80}\([\w,()[\] ]{0,300}\))["'](?:[^\n]{0,300}\n| (?=0x(?:[0-9a-f]{64})+$))(?=0x[0-9a-f]*$)/i;

function hexInText(text: string): Piece[] | undefined {
  const named = behind.exec(text) ?? printed.exec(text);
  const rest = named ? text.slice(named[0].length) : text;
  if (/\b0x.*\b0x/is.test(rest)) return undefined;
  const compact = typed(rest).replace(/[\s"',;]+/g, '');
  const prefixed = /^0x/i.test(compact);
  const digits = compact.replace(/^0x/i, '').toLowerCase();
  if (!prefixed && (digits.length < 8 || !/^[0-9a-f]+$/.test(digits))) return undefined;
  const wrong = /[^0-9a-f]/.exec(digits);
  if (wrong)
    return invalid(
      `"${wrong[0]}" isn't a hexadecimal digit: after 0x only 0 to 9 and a to f can follow.`,
    );
  if (digits.length % 2 === 1)
    return invalid(
      `${digits.length.toLocaleString('en-US')} hexadecimal digits are half a byte too few or too many. Copy the data again, whole.`,
    );
  const signature = named?.[1];
  return [{ kind: 'data', bytes: digits, signature, role: signature ? 'return' : undefined }];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * The pieces of a pasted text: hexadecimal data, JSON of a log, a receipt, a transaction, a trace, or an error, and what
 * explorers and `cast` print.
 *
 * @returns an empty list where the text is something else, such as a name
 */
export function readInput(input: string): Piece[] {
  const text = input.trim();
  if (text === '') return [];
  if (/^[[{"]/.test(text)) {
    const json = parseJson(text);
    const bare = bareString(json);
    if (bare !== undefined) return hexInText(bare) ?? [];
    if (typeof json === 'object' && json !== null) {
      const pieces = [piecesOf(json), revertInText(text), callsInText(text)].find(
        ({ length }) => length > 0,
      );
      return pieces ?? invalid('This JSON holds no log, calldata, or error data.');
    }
  }
  const hex = hexInText(text);
  if (hex) return hex;
  // What `cast receipt` prints: one line for each field, with the logs as JSON.
  const logs = parseJson(/^[ \t]*logs[ \t]+(\[.*\])[ \t]*$/m.exec(text)?.[1] ?? '');
  if (logs !== undefined) return piecesOf(logs);
  for (const read of [explorerCall, tracedInText, logsInText, revertInText, callsInText]) {
    const pieces = read(text);
    if (pieces.length > 0) return pieces;
  }
  return /^[[{]/.test(text)
    ? invalid('This looks like JSON but is cut off or has a mistake in it.')
    : [];
}
