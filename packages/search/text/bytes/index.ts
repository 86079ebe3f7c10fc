/** Bytes as people copy them from an explorer, a wallet or a log. */
export interface Bytes {
  readonly kind: 'selector' | 'topic' | 'address';
  /** What they are found by, in lower case and without `0x`: 8, 64 or 40 digits. */
  readonly code: string;
}

/** Hexadecimal digits with `0x`, or as many without as only bytes have. A word such as "deadbeef" has no numeral. */
const token =
  /(^|\W)(?:0x([0-9a-f]{4,})|([0-9a-f]{40}|[0-9a-f]{64}|[0-9a-f]{8}(?:[0-9a-f]{64})+|(?=[a-f]*\d)[0-9a-f]{8}))(?!\w)/gi;

/**
 * What complete bytes are: a selector, alone, before its arguments, or padded to 32 bytes; a topic; or an address,
 * which may be padded on either side. A number that fills 32 bytes has more zeros than an address would, and so do
 * arguments that are cut off.
 *
 * @param digits without `0x`
 * @returns undefined for any other number of digits
 */
function bytesOf(digits: string): Bytes | undefined {
  const text = digits.toLowerCase();
  const { length } = text;
  const filled = /^0{24}(?!0{8})(.{40})$|^(?!0{8})(.{40})0{24}$/.exec(text);
  const address = length === 40 ? text : (filled?.[1] ?? filled?.[2]);
  if (address && !/0{32}$/.test(address)) return { kind: 'address', code: address };
  if (length === 64 && !/^0{8}|0{56}$/.test(text)) return { kind: 'topic', code: text };
  if (length === 8 || length >= 64 || /^(?!0{8}).{8}0{8}/.test(text))
    return { kind: 'selector', code: text.slice(0, 8) };
  return undefined;
}

/**
 * Reads a text that is nothing but bytes. There may be punctuation around them and, after `0x`, spaces and line breaks
 * between them.
 */
export function readBytes(text: string): Bytes | undefined {
  // In one pass: "\W+$" alone would begin again at each sign of a long row of dots.
  const bare = /\w(?:[^]*\w)?/.exec(text)?.[0] ?? '';
  const compact = /^0x/i.test(bare) ? bare.replace(/\s+/g, '') : bare;
  const [found] = compact.matchAll(token);
  if (!found || found[0] !== compact) return undefined;
  return bytesOf(found[2] ?? found[3] ?? '');
}

/**
 * Takes the bytes out of a text: what each is found by, and the text without them. Beginnings of bytes count as they are.
 * `lookUp` is the first selector or topic among them.
 */
export function takeBytes(text: string): {
  codes: string[];
  rest: string;
  lookUp: Bytes | undefined;
} {
  const found: (Bytes | string)[] = [];
  const whole = readBytes(text);
  if (whole) found.push(whole);
  const rest = whole
    ? ''
    : text.replace(token, (_, before: string, prefixed?: string, plain?: string) => {
        const digits = prefixed ?? plain ?? '';
        found.push(bytesOf(digits) ?? digits.toLowerCase());
        return `${before} `;
      });
  return {
    codes: found.map((each) => (typeof each === 'string' ? each : each.code)),
    rest,
    lookUp: found.find(
      (each): each is Bytes => typeof each !== 'string' && each.kind !== 'address',
    ),
  };
}

/** The selector or topic that a query holds, as `0x…`; undefined for any other query. */
export function bytesToLookUp(query: string): string | undefined {
  const { lookUp } = takeBytes(query);
  return lookUp && `0x${lookUp.code}`;
}
