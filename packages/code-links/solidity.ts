/**
 * Solidity: types decide, those that the file declares and those that its contracts inherit. A name that a file declares
 * anywhere hides the inherited one everywhere, and one that may be several contracts is none.
 */
import { bareSignature } from '../abi-codec';
import { closeOf, isName, mask, openOf, partsOf, wordsOf, type Word } from './mask';
import {
  type CodeReference,
  type Found,
  foundAt,
  type KnownContract,
  type Member,
} from './reference';

const keywords = new Set(
  (
    'return emit new delete is using for if else while do import from as returns assembly pragma throw require assert ' +
    'revert super this try catch unchecked true false override virtual'
  ).split(' '),
);
/** Words between a type and a name. */
const attributes = new Set(
  'memory storage calldata public private internal external immutable constant payable override indexed'.split(
    ' ',
  ),
);
const declaring = /^(?:contract|interface|library|struct|enum|error|event|modifier)$/;

/** Whether one of several imports is the file of a contract. Another package may have a file of the same name. */
const isOneOf = (paths: readonly string[], { file = '' }: KnownContract): boolean =>
  paths.some((path) =>
    `/${path}`.endsWith(`/${path.startsWith('.') ? file.replace(/^contracts\//, '') : file}`),
  );

/** A file, with what its names mean. */
class Source {
  private readonly words: readonly Word[];
  /** Types of each variable, of which only names count. */
  private readonly variables = new Map<string, Set<string>>();
  /** Types and functions that the file declares, apart from those that replace inherited ones. */
  private readonly own = new Set<string>();
  /** Path of each imported name. */
  private readonly imported = new Map<string, string>();
  /** Paths of files that are imported with all of their names. */
  private readonly whole: string[] = [];
  private readonly bases: readonly KnownContract[];

  constructor(
    text: string,
    private readonly reference: CodeReference,
  ) {
    this.words = wordsOf(mask(text, 'solidity'));
    for (const [, names = '', path = ''] of text.matchAll(
      /^\s*import\s+(?:\{([^}]*)\}\s*from\s+)?["']([^"']+)["']/gm,
    )) {
      if (names === '') this.whole.push(path);
      const file = path.replace(/^.*\/|\.sol$/g, '');
      for (const name of (names || file).split(','))
        this.imported.set(name.replace(/^.*\bas\b/, '').trim(), path);
    }
    this.words.forEach((word, index) => this.read(word, index));
    let isBase = false;
    this.bases = this.words.flatMap(({ text: name }) => {
      if (/^(?:is|[{}])$/.test(name)) isBase = name === 'is';
      return (isBase && this.known(name)) || [];
    });
  }

  found(): Found[] {
    return this.words.flatMap((word, index) =>
      isName(word) ? foundAt(word.offset, word.text, this.target(word.text, index)) : [],
    );
  }

  private at(index: number): string {
    return this.words[index]?.text ?? '';
  }

  private read({ text }: Word, index: number): void {
    if (declaring.test(text) || text === 'function') this.own.add(this.at(index + 1));
    else if (isName(this.words[index])) this.readVariable(text, index);
  }

  /** A name behind a type, with words such as `memory` between. */
  private readVariable(name: string, index: number): void {
    if (keywords.has(name) || attributes.has(name) || !/^[;=,)]$/.test(this.at(index + 1))) return;
    let before = index - 1;
    while (attributes.has(this.at(before))) before -= 1;
    const type = this.at(before);
    const isTyped = isName(this.words[before])
      ? !keywords.has(type)
      : type === ']' || (before < index - 1 && type === ')');
    if (!isTyped || this.at(before - 1) === '.') return;
    const types = this.variables.get(name) ?? new Set();
    this.variables.set(name, types.add(type));
  }

  /** A contract of the reference by its name, unless the file means another of that name. */
  private known(name: string): KnownContract | undefined {
    const contract = this.reference.contract(name);
    if (contract?.file === undefined || this.own.has(name)) return undefined;
    const path = this.imported.get(name);
    // A file that is imported whole, or for another name, may declare it too.
    const paths = path === undefined ? [...this.imported.values()] : [path];
    return paths.length === 0 || isOneOf(paths, contract) ? contract : undefined;
  }

  /** A struct that a file of the reference declares beside its contracts, if the code imports it from there. */
  private struct(name: string): Member | undefined {
    const path = this.imported.get(name);
    const paths = path === undefined ? this.whole : [path];
    return this.reference.contracts
      .filter((contract) => !this.own.has(name) && isOneOf(paths, contract))
      .flatMap(({ members }) => members)
      .find((member) => member.kind === 'struct' && member.name === name);
  }

  /**
   * The contract of the reference that a type means. For an interface of the file, it's the one that has all of its
   * functions.
   */
  private ofType(type: string): KnownContract | undefined {
    const start = this.words.findIndex(
      ({ text }, i) => text === type && this.at(i - 1) === 'interface',
    );
    if (start < 0) return this.known(type);
    const end = closeOf(
      this.words,
      this.words.findIndex(({ text }, i) => i > start && text === '{'),
    );
    const uses = this.words.flatMap(({ text: name }, i) => {
      const isFunction = i > start && i < end && this.at(i - 1) === 'function';
      return isFunction ? { name, kind: 'function' as const, signature: this.signatureAt(i) } : [];
    });
    return this.reference.identify(type.replace(/^I(?=[A-Z])/, ''), uses, true);
  }

  private signatureAt(index: number): string {
    const words = this.words.slice(index, closeOf(this.words, index + 1) + 1);
    const text = words.map((word) => word.text).join(' ');
    const plain = bareSignature(text.replace(/ (?=[[\]])|(?<=\[) /g, ''));
    return plain.replace(/(?<=[(,])[A-Z]\w*/g, 'address');
  }

  /** The only member of the nearest contract that has one, of those that the file's contracts inherit. */
  private inherited(matches: (member: Member) => boolean): Member | undefined {
    for (const base of this.bases) {
      for (const name of [base.name, ...base.bases]) {
        const found = this.reference.contract(name)?.members.filter(matches) ?? [];
        if (found.length > 0) return found.length === 1 ? found[0] : undefined;
      }
    }
    return undefined;
  }

  private target(name: string, index: number): KnownContract | Member | undefined {
    const before = this.at(index - 1);
    // Arguments may be named: `f({a: 1, b: 2})`.
    const open = this.at(index + 2) === '{' ? index + 2 : index + 1;
    const arity = this.at(index + 1) === '(' ? partsOf(this.words, open).length : undefined;
    const isFunction = (member: Member): boolean =>
      member.kind === 'function' && arity !== undefined && member.arities.includes(arity);
    if (declaring.test(before)) return undefined;
    if (before === 'function') {
      const body = this.words.findIndex(({ text }, i) => i > index && /^[{;]$/.test(text));
      const isOverride = this.words.slice(index, body).some(({ text }) => text === 'override');
      return isOverride
        ? this.inherited((member) => member.name === name && isFunction(member))
        : undefined;
    }
    if (before === '.') {
      const receiver = this.receiver(index - 2);
      return arity === undefined
        ? receiver?.members.find((member) => member.kind === 'struct' && member.name === name)
        : receiver && this.reference.member(receiver, { name, kind: 'function', arities: [arity] });
    }
    if (keywords.has(name) || this.variables.has(name)) return undefined;
    const isEvent = before === 'emit';
    return (
      this.known(name) ??
      (this.own.has(name)
        ? undefined
        : this.inherited((member) => {
            if (member.name !== name || isEvent !== (member.kind === 'event')) return false;
            if (isEvent || /^(?:modifier|struct)$/.test(member.kind)) return true;
            return arity === undefined ? member.kind !== 'function' : isFunction(member);
          })) ??
      this.struct(name)
    );
  }

  /** The contract before a dot: a variable, or a conversion such as `VaultAPI(account)`. */
  private receiver(index: number): KnownContract | undefined {
    if (this.at(index) === ')') {
      const open = openOf(this.words, index);
      const isConversion = isName(this.words[open - 1]) && this.at(open - 2) !== '.';
      return isConversion ? this.ofType(this.at(open - 1)) : undefined;
    }
    const name = this.at(index);
    if (!isName(this.words[index]) || this.at(index - 1) === '.') return undefined;
    const types = this.variables.get(name);
    if (types) {
      // A function can only be called on a contract.
      const [only, ...others] = [...types].flatMap((type) => this.ofType(type) ?? []);
      return others.length === 0 ? only : undefined;
    }
    const variable = this.inherited((one) => one.kind === 'variable' && one.name === name);
    return variable ? this.reference.contract(variable.type ?? '') : this.known(name);
  }
}

/** Finds members and contracts of the reference in Solidity. */
export const findInSolidity = (text: string, reference: CodeReference): Found[] =>
  new Source(text, reference).found();
