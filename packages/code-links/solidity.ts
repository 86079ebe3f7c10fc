/** Solidity: types decide, those that the file declares and those that its contracts inherit. */
import { closeOf, isName, mask, openOf, partsOf, wordsOf, type Word } from './mask';
import { canonicalTypes, type CodeReference, type KnownContract, type Member } from './reference';
import { foundAt, type Found } from './types';

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

/** A contract, interface, or library of the file. */
interface Scope {
  readonly kind: string;
  readonly name: string;
  /** Names after `is`. */
  readonly bases: readonly string[];
  /** Word that opens its body, and word that closes it. */
  readonly open: number;
  readonly close: number;
}

interface Declared {
  readonly name: string;
  /** Name of its type, if that is one name. */
  readonly type: string | undefined;
  readonly index: number;
}

interface Header {
  readonly name: string;
  readonly index: number;
  readonly open: number;
  /** First word behind the header: its body, or the end of the declaration. */
  readonly body: number;
  readonly close: number;
}

const textOf = (words: readonly Word[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

/** The file as far as links need it. */
class Source {
  readonly words: Word[];
  readonly scopes: Scope[] = [];
  readonly functions: Header[] = [];
  readonly declared: Declared[] = [];
  /** Names of types and errors that the file declares. */
  readonly own = new Set<string>();
  /** Path of each imported name. */
  readonly imported = new Map<string, string>();
  readonly hasImports: boolean;

  constructor(text: string) {
    this.words = wordsOf(mask(text, 'solidity'));
    const imports = [...text.matchAll(/^\s*import\s+(?:\{([^}]*)\}\s*from\s+)?["']([^"']+)["']/gm)];
    this.hasImports = imports.length > 0;
    for (const [, names = '', path = ''] of imports) {
      for (const name of names.split(','))
        this.imported.set(
          name
            .trim()
            .split(/\s+as\s+/)
            .pop() ?? '',
          path,
        );
      if (names === '') this.imported.set(path.replace(/^.*\/|\.sol$/g, ''), path);
    }
    this.words.forEach((word, index) => this.read(word, index));
  }

  at(index: number): string {
    return this.words[index]?.text ?? '';
  }

  private read({ text }: Word, index: number): void {
    const isNamed = isName(this.words[index + 1]);
    if (isNamed && /^(?:contract|interface|library)$/.test(text)) this.readScope(index);
    else if (isNamed && /^(?:struct|enum|error)$/.test(text)) this.own.add(this.at(index + 1));
    else if (isNamed && /^(?:function|modifier|event)$/.test(text)) this.readHeader(index);
    else if (isName(this.words[index])) this.readDeclaration(index);
  }

  private readScope(index: number): void {
    const open = this.words.findIndex(({ text }, i) => i > index && text === '{');
    if (open < 0) return;
    const bases =
      this.at(index + 2) === 'is'
        ? textOf(this.words, index + 3, open).replace(/\([^)]*\)/g, '')
        : '';
    const name = this.at(index + 1);
    this.own.add(name);
    this.scopes.push({
      kind: this.at(index),
      name,
      bases: bases
        .split(',')
        .map((base) => base.trim())
        .filter(Boolean),
      open,
      close: closeOf(this.words, open),
    });
  }

  private readHeader(index: number): void {
    const open = index + 2;
    const end = this.at(open) === '(' ? closeOf(this.words, open) : index + 1;
    const body = this.words.findIndex(({ text }, i) => i > end && /^[{;]$/.test(text));
    const close = this.at(body) === '{' ? closeOf(this.words, body) : body;
    this.functions.push({ name: this.at(index + 1), index: index + 1, open, body, close });
  }

  /** A name behind a type, with words such as `memory` between. */
  private readDeclaration(index: number): void {
    const { text } = this.words[index] as Word;
    if (keywords.has(text) || attributes.has(text) || !/^[;=,)]$/.test(this.at(index + 1))) return;
    let before = index - 1;
    while (attributes.has(this.at(before))) before -= 1;
    const word = this.words[before];
    const isTyped = isName(word)
      ? !keywords.has(word?.text ?? '')
      : this.at(before) === ']' || (before < index - 1 && this.at(before) === ')');
    if (!isTyped || this.at(before - 1) === '.') return;
    this.declared.push({ name: text, type: isName(word) ? word?.text : undefined, index });
  }

  /** Innermost part that a word is in. */
  scopeOf(index: number): Scope | undefined {
    return this.scopes.find(({ open, close }) => index > open && index < close);
  }

  functionOf(index: number): Header | undefined {
    return this.functions.find((one) => index > one.index && index < one.close);
  }

  /** What a name means at a place: a variable of the function, then of the contract, then of the file's own bases. */
  declaration(name: string, index: number): Declared | undefined {
    const inside = this.functionOf(index);
    const own = this.declared.filter((one) => one.name === name);
    const local = own.find((one) => inside && one.index > inside.index && one.index < inside.close);
    if (local) return local;
    return own.find(
      (one) => this.functionOf(one.index) === undefined && this.inherits(index, one.index),
    );
  }

  /** Whether the scope of a place has what another place declares: itself, or by its bases. */
  inherits(index: number, declared: number): boolean {
    const scope = this.scopeOf(index);
    const of = this.scopeOf(declared);
    return scope !== undefined && of !== undefined && this.chain(scope).includes(of);
  }

  /** A scope and those of the file that it inherits. */
  chain(scope: Scope): Scope[] {
    const bases = scope.bases.flatMap((base) => this.scopes.filter(({ name }) => name === base));
    return [scope, ...bases.flatMap((base) => this.chain(base))];
  }
}

/** Signature of a function of an interface. */
function signatureOf({ words }: Source, { name, open }: Header, own: ReadonlySet<string>): string {
  const types = partsOf(words, open).map(({ from, to }) => {
    const [type = ''] = canonicalTypes(
      textOf(words, from, to).replace(/ (?=\[)|(?<=\[) | (?=\])/g, ''),
    ).split(',');
    return own.has(type.replace(/\[.*$/, '')) || /^I?[A-Z]/.test(type)
      ? type.replace(/^[\w$]+/, 'address')
      : type;
  });
  return `${name}(${types.join(',')})`;
}

class Links {
  private readonly found: Found[] = [];

  constructor(
    private readonly source: Source,
    private readonly reference: CodeReference,
  ) {}

  run(): Found[] {
    this.source.words.forEach((word, index) => {
      if (isName(word)) this.link(word, index);
    });
    return this.found;
  }

  private add({ offset, text }: Word, target: Member | KnownContract | undefined): void {
    this.found.push(...foundAt(offset, text, target));
  }

  /** A contract of the reference by its name, unless the file means another of that name. */
  private known(name: string | undefined): KnownContract | undefined {
    const contract = name === undefined ? undefined : this.reference.contract(name);
    if (contract?.file === undefined || this.source.own.has(contract.name)) return undefined;
    const file = contract.file.replace(/^contracts\//, '');
    const { imported, hasImports } = this.source;
    const path = imported.get(contract.name);
    // A file that is imported whole, or for another name, may declare it too.
    const paths = path === undefined ? [...imported.values()] : [path];
    return !hasImports || paths.some((one) => one.endsWith(file)) ? contract : undefined;
  }

  /** The contract of the reference that an expression of a type is. */
  private ofType(type: string | undefined): KnownContract | undefined {
    const known = this.known(type);
    if (known || type === undefined) return known;
    const scope = this.source.scopes.find(
      ({ kind, name }) => kind === 'interface' && name === type,
    );
    if (!scope) return undefined;
    const uses = this.source.functions
      .filter(({ index }) => index > scope.open && index < scope.close)
      .map((header) => ({
        name: header.name,
        kind: 'function' as const,
        signature: signatureOf(this.source, header, this.source.own),
      }));
    const plain = type.replace(/^I(?=[A-Z])/, '');
    return this.reference.identify(this.reference.byAlias(type) ? type : plain, uses, true);
  }

  /** Contracts of the reference that the code at a place inherits from. */
  private bases(index: number): KnownContract[] {
    const scope = this.source.scopeOf(index);
    if (!scope) return [];
    const names = this.source.chain(scope).flatMap(({ bases }) => bases);
    return names.flatMap((name) => this.known(name) ?? []);
  }

  private inherited(index: number, matches: (member: Member) => boolean): Member | undefined {
    for (const base of this.bases(index)) {
      for (const name of [base.name, ...base.bases]) {
        const found = this.reference.contract(name)?.members.filter(matches) ?? [];
        if (found.length > 0) return found.length === 1 ? found[0] : undefined;
      }
    }
    return undefined;
  }

  /** Number of arguments of a call, if the word is one. */
  private argumentsAt(index: number): number | undefined {
    return this.source.at(index + 1) === '('
      ? partsOf(this.source.words, index + 1).length
      : undefined;
  }

  private link(word: Word, index: number): void {
    const before = this.source.at(index - 1);
    if (before === 'function') this.linkOverride(word, index);
    else if (/^(?:contract|interface|library|struct|enum|event|modifier)$/.test(before)) return;
    else if (before === '.') this.linkMember(word, index);
    else this.linkName(word, index);
  }

  /** The declaration that a function replaces. */
  private linkOverride(word: Word, index: number): void {
    const header = this.source.functions.find((one) => one.index === index);
    if (!header) return;
    const head = textOf(this.source.words, header.open, header.body);
    if (!/\boverride\b/.test(head)) return;
    const arity = partsOf(this.source.words, header.open).length;
    this.add(
      word,
      this.inherited(
        index,
        ({ name, kind, arities }) =>
          name === word.text && kind === 'function' && arities.includes(arity),
      ),
    );
  }

  private linkMember(word: Word, index: number): void {
    const count = this.argumentsAt(index);
    const receiver = this.receiver(index - 2);
    if (!receiver) return;
    if (count === undefined) {
      const struct = receiver.members.find(
        ({ name, kind }) => kind === 'struct' && name === word.text,
      );
      this.add(word, struct);
      return;
    }
    this.add(
      word,
      this.reference.member(receiver, { name: word.text, kind: 'function', arities: [count] }),
    );
  }

  /** The contract before a dot: a variable, or a conversion such as `VaultAPI(account)`. */
  private receiver(index: number): KnownContract | undefined {
    if (this.source.at(index) === ')') {
      const open = openOf(this.source.words, index);
      const isConversion = isName(this.source.words[open - 1]) && this.source.at(open - 2) !== '.';
      return isConversion ? this.ofType(this.source.at(open - 1)) : undefined;
    }
    const name = this.source.at(index);
    if (!isName(this.source.words[index]) || this.source.at(index - 1) === '.') return undefined;
    const declared = this.source.declaration(name, index);
    if (declared) return this.ofType(declared.type);
    const variable = this.inherited(index, (one) => one.kind === 'variable' && one.name === name);
    if (variable)
      return variable.type === undefined ? undefined : this.reference.contract(variable.type);
    return this.known(name);
  }

  private linkName(word: Word, index: number): void {
    const { text } = word;
    const { declared, functions } = this.source;
    if (keywords.has(text) || this.source.declaration(text, index)) return;
    if (declared.some((one) => one.index === index)) return;
    const known = this.known(text);
    if (known) {
      this.add(word, known);
      return;
    }
    if (functions.some((one) => one.name === text && this.source.inherits(index, one.index)))
      return;
    const count = this.argumentsAt(index);
    const isEvent = this.source.at(index - 1) === 'emit';
    this.add(
      word,
      this.inherited(index, (member) => {
        if (member.name !== text) return false;
        if (isEvent) return member.kind === 'event';
        if (member.kind === 'modifier' || member.kind === 'struct') return true;
        if (member.kind === 'event') return false;
        return count === undefined
          ? member.kind !== 'function'
          : member.kind === 'function' && member.arities.includes(count);
      }),
    );
  }
}

/** Finds members and contracts of the reference in Solidity. */
export function findInSolidity(text: string, reference: CodeReference): Found[] {
  return new Links(new Source(text), reference).run();
}
