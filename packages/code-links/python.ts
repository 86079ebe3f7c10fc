/** Python with Brownie: names and uses decide where the code names no type. */
import { closeOf, isName, mask, openOf, partsOf, wordsOf, type Word } from './mask';
import type { CodeReference, KnownContract, Use } from './reference';
import { foundAt, type Found } from './types';

/** Values that are contracts: `Contract(…)`, `interface.VaultAPI(…)`, `account.deploy(…)`, `Vault.at(…)`. */
const makesContract = /^\s*(?:Contract(?:\.from_\w+)?|interface\.\w+|\w+\.(?:deploy|at))\s*\(/;
const notContracts = /^\s*accounts?\./;

interface Call extends Use {
  readonly word: Word;
  /** The variable that the method is called on, or the call that creates the contract. */
  readonly receiver: string | undefined;
  readonly isMade: boolean;
}

/** A name that is assigned once is what it is assigned; one that is assigned twice must be a contract each time. */
function contractsOf(masked: string): Map<string, boolean> {
  const found = new Map<string, boolean>();
  const note = (name: string, isContract: boolean): void => {
    found.set(name, (found.get(name) ?? true) && isContract);
  };
  for (const [, name = '', value = ''] of masked.matchAll(
    /^[ \t]*(\w+)[ \t]*(?::[ \t]*\w+[ \t]*)?=(?!=)(.*)$/gm,
  )) {
    note(name, makesContract.test(value) && !notContracts.test(value));
  }
  for (const [, names = ''] of masked.matchAll(/\bfor[ \t]+([\w, \t]+?)[ \t]+in\b/g)) {
    for (const name of names.split(',')) note(name.trim(), false);
  }
  for (const [, name = ''] of masked.matchAll(/\b(?:as|import)[ \t]+(\w+)/g)) note(name, false);
  for (const [, name = ''] of masked.matchAll(/\b(?:def|class)[ \t]+(\w+)/g)) note(name, false);
  return found;
}

/** Number of arguments of a call: Brownie takes settings of the transaction in a dictionary behind them. */
function arityOf(words: readonly Word[], open: number): number {
  const parts = partsOf(words, open);
  const last = parts.at(-1);
  return last && words[last.from]?.text === '{' ? parts.length - 1 : parts.length;
}

function callsOf(masked: string): Call[] {
  const words = wordsOf(masked);
  return words.flatMap((word, index): Call[] => {
    const at = (i: number): string => words[i]?.text ?? '';
    if (!isName(word) || at(index - 1) !== '.' || at(index + 1) !== '(') return [];
    const call = {
      word,
      name: word.text,
      kind: 'function' as const,
      arities: [arityOf(words, index + 1)],
    };
    if (isName(words[index - 2]) && at(index - 3) !== '.')
      return [{ ...call, receiver: at(index - 2), isMade: false }];
    if (at(index - 2) !== ')') return [];
    const open = openOf(words, index - 2);
    const start = at(open - 2) === '.' ? open - 3 : open - 1;
    const from = words[start]?.offset ?? 0;
    const to = words[closeOf(words, open)]?.offset ?? 0;
    const isMade =
      at(start - 1) !== '.' &&
      makesContract.test(masked.slice(from, to + 1)) &&
      !notContracts.test(masked.slice(from));
    return [{ ...call, receiver: undefined, isMade }];
  });
}

/** Finds members of the reference in Python. */
export function findInPython(text: string, reference: CodeReference): Found[] {
  const masked = mask(text, 'python');
  const contracts = contractsOf(masked);
  const calls = callsOf(masked);
  const meant = new Map<string, KnownContract | undefined>();
  const identify = (call: Call): KnownContract | undefined => {
    const { receiver, isMade } = call;
    if (receiver === undefined) return reference.identify(undefined, [call], isMade);
    if (!meant.has(receiver)) {
      const uses = calls.filter((one) => one.receiver === receiver);
      const isContract = contracts.get(receiver);
      // A name that is known to be something else is nothing here.
      meant.set(
        receiver,
        isContract === false ? undefined : reference.identify(receiver, uses, isContract === true),
      );
    }
    return meant.get(receiver);
  };
  return calls.flatMap((call) => {
    const contract = identify(call);
    return foundAt(call.word.offset, call.name, contract && reference.member(contract, call));
  });
}
