/** TypeScript and Python with the usual libraries: names and uses decide, because the code names no contract as a type. */
import { isName, mask, openOf, partsOf, wordsOf, type Word } from './mask';
import { type CodeReference, type Found, foundAt, type KnownContract, type Use } from './reference';

/** How a language gets hold of a contract. */
interface Idiom {
  /** A value that is a contract, at the start of an expression. */
  readonly made: RegExp;
  /** Other values that are no contracts. In TypeScript, a call may return one. */
  readonly other: RegExp;
}

const idioms: Readonly<Record<string, Idiom>> = {
  ts: {
    made: /^\s*(?:await\s+)?(?:new\s+(?:\w+\.)*(?:Base)?Contract|getContract)\s*\(/,
    other: /^\s*(?:new\b|[[{\d])/,
  },
  python: {
    made: /^\s*(?!accounts?\.)(?:Contract(?:\.from_\w+)?|interface\.\w+|\w+\.(?:deploy|at|eth\.contract))\s*\(/,
    other: /^/,
  },
};

/** Parts of a contract that lead to its events, to functions with a list of arguments, and to functions. */
const ofEvents = new Set(['events', 'filters', 'getEvents', 'watchEvent']);
const withList = new Set(['read', 'simulate', 'write']);
const wrappers = new Set([
  ...ofEvents,
  ...withList,
  ...'callStatic estimateGas functions methods populateTransaction'.split(' '),
]);
/** What may come between a function and its arguments. */
const between =
  /^(?:call|encode_input|estimate_gas|estimateGas|populateTransaction|send|staticCall|transact)$/;
/** What every contract of these libraries has, so that it doesn't say which one it is. */
const common = new Set(
  'abi address connect getAddress interface off on once queryFilter signer target tx'.split(' '),
);

interface Read extends Use {
  readonly word: Word;
  /** The variable that the member is read from; none for a contract that is made in the same expression. */
  readonly receiver: string | undefined;
}

/** The names that a file gives values, and whether each is a contract; no entry where the code doesn't show it. */
function contractsOf(masked: string, { made, other }: Idiom): Map<string, boolean> {
  const found = new Map<string, boolean>();
  const note = (name: string, value: string): void => {
    const isContract = made.test(value);
    if (isContract || other.test(value)) found.set(name, (found.get(name) ?? true) && isContract);
  };
  for (const [, name = '', value = ''] of masked.matchAll(
    /(?:^|[ \t;])(\w+)[ \t]*(?::[ \t]*\w+[ \t]*)?=(?![=>])(.*)$/gm,
  ))
    note(name, value);
  for (const [, names = ''] of masked.matchAll(/\bfor[ \t]+([\w, \t]+?)[ \t]+in\b/g))
    for (const name of names.split(',')) note(name.trim(), '');
  for (const [, name = ''] of masked.matchAll(/\b(?:as|import|def|class)[ \t]+(\w+)/g))
    note(name, '');
  return found;
}

/** Members that a file reads from something that may be a contract. */
function readsOf(masked: string, { made }: Idiom): Read[] {
  const words = wordsOf(masked);
  const at = (index: number): string => words[index]?.text ?? '';
  /** Numbers of arguments of a call. Settings of the transaction may follow them. */
  const aritiesAt = (open: number): readonly number[] | undefined => {
    if (at(open) !== '(') return [];
    const parts = partsOf(words, open);
    const last = parts.at(-1);
    if (parts.some(({ from }) => at(from) === '.')) return undefined;
    // What Python passes by name may be an argument or a setting.
    const named = parts.filter(({ from }) => at(from + 1) === '=' && at(from + 2) !== '=').length;
    const name = last && last.to === last.from + 1 && isName(words[last.from]) && at(last.from);
    const isSettings =
      last &&
      (at(last.from) === '{' || (name && new RegExp(`\\b${name}\\s*=\\s*\\{`).test(masked)));
    const most = parts.length - (isSettings ? 1 : 0);
    return Array.from({ length: named + 1 }, (_, less) => most - less);
  };
  return words.flatMap((word, index): Read[] => {
    if (!isName(word) || at(index - 1) !== '.') return [];
    if (common.has(word.text) || wrappers.has(word.text)) return [];
    let before = index - 2;
    let kind: Use['kind'] = 'function';
    const isMethod = at(index + 1) === '.' && between.test(at(index + 2));
    const open = isMethod ? index + 3 : index + 1;
    let isListed = false;
    for (;;) {
      const start = at(before) === ')' ? openOf(words, before) : -1;
      if (start >= 0 && /^(?:connect|attach)$/.test(at(start - 1))) before = start - 3;
      else if (wrappers.has(at(before)) && at(before - 1) === '.') {
        if (ofEvents.has(at(before))) kind = 'event';
        isListed ||= withList.has(at(before));
        before -= 2;
      } else break;
    }
    const arities =
      isListed && at(open + 1) === '[' ? [partsOf(words, open + 1).length] : aritiesAt(open);
    const read = {
      word,
      name: word.text,
      kind,
      ...(kind === 'function' && arities && { arities }),
    };
    if (isName(words[before])) return [{ ...read, receiver: at(before) }];
    if (at(before) !== ')') return [];
    let start = openOf(words, before) - 1;
    while (at(start - 1) === '.' || at(start - 1) === 'new') start -= at(start - 1) === '.' ? 2 : 1;
    return made.test(masked.slice(words[start]?.offset)) ? [{ ...read, receiver: undefined }] : [];
  });
}

/**
 * Finds members of the reference in TypeScript or Python.
 *
 * @param typed names that are contracts by their types
 */
export function findCalls(
  text: string,
  reference: CodeReference,
  language: string,
  typed: ReadonlySet<string> = new Set(),
): Found[] {
  const idiom = idioms[language] as Idiom;
  // `vault?.token()` and `vault!.token()` are `vault.token()`.
  const masked = mask(text, language).replace(/[?!](?=\.[a-z])/gi, ' ');
  const contracts = contractsOf(masked, idiom);
  const reads = readsOf(masked, idiom);
  const meant = new Map<string, KnownContract | undefined>();
  const identify = (read: Read): KnownContract | undefined => {
    const { receiver } = read;
    if (receiver === undefined) return reference.identify(undefined, [read], true);
    if (!meant.has(receiver)) {
      const uses = reads.filter((one) => one.receiver === receiver);
      const isContract = typed.has(receiver) || contracts.get(receiver);
      // A name that is known to be something else isn't a contract.
      meant.set(
        receiver,
        isContract === false ? undefined : reference.identify(receiver, uses, isContract === true),
      );
    }
    return meant.get(receiver);
  };
  return reads.flatMap((read) => {
    const contract = identify(read);
    return foundAt(read.word.offset, read.name, contract && reference.member(contract, read));
  });
}
