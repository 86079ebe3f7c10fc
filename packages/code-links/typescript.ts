/** TypeScript with ethers 5: the compiler says what a name is, and the ABI in the code which contract that is. */
import path from 'node:path';
import ts from 'typescript';
import { canonicalTypes, type CodeReference, type KnownContract, type Use } from './reference';
import { foundAt, type Found } from './types';

/** A file that the compiler has read. */
export interface Compiled {
  readonly source: ts.SourceFile;
  readonly checker: ts.TypeChecker;
}

/** A text by itself: what it imports is unknown. */
export function compileAlone(text: string): Compiled {
  const name = '/sample.ts';
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
  const options = { noLib: true, noResolve: true, moduleDetection: ts.ModuleDetectionKind.Force };
  const host = ts.createCompilerHost(options);
  host.getSourceFile = (file) => (file === name ? source : undefined);
  return { source, checker: ts.createProgram([name], options, host).getTypeChecker() };
}

let projects: { readonly folder: string; readonly program: ts.Program } | undefined;

function programOf(folder: string): ts.Program | undefined {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const file = path.join(folder, 'tsconfig.json');
  const config = ts.getParsedCommandLineOfConfigFile(file, {}, host);
  if (!config) return undefined;
  projects = { folder, program: ts.createProgram(config.fileNames, config.options) };
  return projects.program;
}

/**
 * A file of a folder of projects, which are read once for all of them, and again when the file has changed.
 *
 * @param text what the file holds
 */
export function compileInProject(folder: string, file: string, text: string): Compiled | undefined {
  const read = (program: ts.Program | undefined): Compiled | undefined => {
    const source = program?.getSourceFile(path.join(folder, file));
    return program && source?.text === text
      ? { source, checker: program.getTypeChecker() }
      : undefined;
  };
  return (
    read(projects?.folder === folder ? projects.program : undefined) ?? read(programOf(folder))
  );
}

/** Parts of an ethers contract that lead to its functions, and to its events. */
const wrappers = new Set(['callStatic', 'estimateGas', 'functions', 'populateTransaction']);
/** Functions that every ethers contract has: they say nothing about which one it is. */
const common = new Set(
  (
    'address addressPromise attach connect deployed deployTransaction emit fallback filters interface listenerCount ' +
    'listeners off on once provider queryFilter removeAllListeners removeListener resolvedAddress signer _deployed'
  ).split(' '),
);

/** An expression without what doesn't change which contract it is. */
function bare(node: ts.Expression): ts.Expression {
  if (
    ts.isAwaitExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAsExpression(node)
  )
    return bare(node.expression);
  if (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    /^(?:connect|attach)$/.test(node.expression.name.text)
  )
    return bare(node.expression.expression);
  return node;
}

const fragment = /^(function|event)\s+(\w+)\s*\(([^()]*)\)/;

interface Read extends Use {
  readonly node: ts.Identifier;
}

class Links {
  private readonly assigned = new Map<ts.Symbol, ts.Expression[]>();
  private readonly reads = new Map<ts.Symbol, Read[]>();
  private readonly meant = new Map<ts.Symbol, KnownContract | undefined>();

  constructor(
    private readonly file: Compiled,
    private readonly reference: CodeReference,
  ) {}

  run(): Found[] {
    this.visit(this.file.source);
    return [...this.reads].flatMap(([symbol, reads]) => {
      const contract = this.contractOf(symbol);
      return reads.flatMap((read) =>
        foundAt(read.node.getStart(), read.name, contract && this.reference.member(contract, read)),
      );
    });
  }

  private symbolOf(node: ts.Node): ts.Symbol | undefined {
    const symbol = this.file.checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias
      ? this.file.checker.getAliasedSymbol(symbol)
      : symbol;
  }

  private visit(node: ts.Node): void {
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
      const symbol = this.symbolOf(node.left);
      if (symbol) this.assigned.set(symbol, [...(this.assigned.get(symbol) ?? []), node.right]);
    }
    if (ts.isPropertyAccessExpression(node)) this.readAccess(node);
    ts.forEachChild(node, (child) => this.visit(child));
  }

  /** A member of a value that has a name. */
  private readAccess(node: ts.PropertyAccessExpression): void {
    const { name } = node;
    if (!ts.isIdentifier(name) || common.has(name.text) || wrappers.has(name.text)) return;
    let owner = bare(node.expression);
    let kind: Use['kind'] = 'function';
    if (
      ts.isPropertyAccessExpression(owner) &&
      (wrappers.has(owner.name.text) || owner.name.text === 'filters')
    ) {
      if (owner.name.text === 'filters') kind = 'event';
      owner = bare(owner.expression);
    }
    const named = ts.isIdentifier(owner)
      ? owner
      : ts.isPropertyAccessExpression(owner)
        ? owner.name
        : undefined;
    const symbol = named && this.symbolOf(named);
    if (!symbol) return;
    const arities = kind === 'function' ? this.aritiesOf(node) : undefined;
    const read: Read = { node: name, name: name.text, kind, ...(arities && { arities }) };
    this.reads.set(symbol, [...(this.reads.get(symbol) ?? []), read]);
  }

  /** How many arguments a call may have. Settings of the transaction may follow them. */
  private aritiesOf(node: ts.PropertyAccessExpression): number[] | undefined {
    const call = node.parent;
    if (!ts.isCallExpression(call) || call.expression !== node) return [];
    const last = call.arguments.at(-1);
    const count = call.arguments.length;
    if (call.arguments.some(ts.isSpreadElement)) return undefined;
    const settings = last && (this.initializerOf(last) ?? last);
    return [settings && ts.isObjectLiteralExpression(settings) ? count - 1 : count];
  }

  /** What the variable of a name is declared with. */
  private initializerOf(node: ts.Expression): ts.Expression | undefined {
    const declaration = ts.isIdentifier(node) ? this.symbolOf(node)?.valueDeclaration : undefined;
    return declaration && ts.isVariableDeclaration(declaration)
      ? declaration.initializer
      : undefined;
  }

  /** All values that a variable is given. */
  private valuesOf(symbol: ts.Symbol): ts.Expression[] {
    const { valueDeclaration } = symbol;
    const own =
      valueDeclaration &&
      (ts.isVariableDeclaration(valueDeclaration) || ts.isPropertyAssignment(valueDeclaration))
        ? valueDeclaration.initializer
        : undefined;
    return [...(own ? [own] : []), ...(this.assigned.get(symbol) ?? [])];
  }

  private isContract(symbol: ts.Symbol, values: readonly ts.Expression[]): boolean {
    const { checker, source } = this.file;
    const type = checker.typeToString(checker.getTypeOfSymbolAtLocation(symbol, source));
    if (type === 'Contract' || type === 'BaseContract') return true;
    return (
      values.length > 0 &&
      values.every((value) => {
        const made = bare(value);
        return (
          ts.isNewExpression(made) &&
          ts.isIdentifier(made.expression) &&
          /^(?:Base)?Contract$/.test(made.expression.text)
        );
      })
    );
  }

  /** The lines of an ABI that a value is made with; undefined if it isn't in the code. */
  private abiOf(value: ts.Expression): string[] | undefined {
    const made = bare(value);
    if (!ts.isCallExpression(made) && !ts.isNewExpression(made)) return undefined;
    for (const argument of made.arguments ?? []) {
      const list = this.listOf(argument);
      if (list) return list;
    }
    return undefined;
  }

  private listOf(node: ts.Expression): string[] | undefined {
    const plain = bare(node);
    if (ts.isArrayLiteralExpression(plain)) {
      const parts = plain.elements.filter(ts.isStringLiteralLike).map(({ text }) => text);
      return parts.some((part) => fragment.test(part)) && parts.length === plain.elements.length
        ? parts
        : undefined;
    }
    const value = this.initializerOf(plain);
    return value && this.listOf(value);
  }

  private contractOf(symbol: ts.Symbol): KnownContract | undefined {
    if (!this.meant.has(symbol)) this.meant.set(symbol, this.identify(symbol));
    return this.meant.get(symbol);
  }

  private identify(symbol: ts.Symbol): KnownContract | undefined {
    const values = this.valuesOf(symbol);
    // Another name of a contract: `const router = deployed.connect(user)`.
    const [only] = values.map(bare);
    const other =
      values.length === 1 && only && ts.isIdentifier(only) ? this.symbolOf(only) : undefined;
    if (other && other !== symbol) return this.contractOf(other);
    const declared = values
      .flatMap((value) => this.abiOf(value) ?? [])
      .flatMap((line): Use[] => {
        const [, kind = '', name = '', types = ''] = fragment.exec(line) ?? [];
        if (name === '') return [];
        return [
          {
            name,
            kind: kind as Use['kind'],
            signature: `${name}(${canonicalTypes(types)})`,
          },
        ];
      });
    const uses = [...declared, ...(this.reads.get(symbol) ?? [])];
    return this.reference.identify(symbol.name, uses, this.isContract(symbol, values));
  }
}

/** Finds members of the reference in TypeScript. */
export function findInTypeScript(file: Compiled, reference: CodeReference): Found[] {
  return new Links(file, reference).run();
}
