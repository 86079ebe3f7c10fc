/** Types that TypeScript doesn't show where a reader looks: of results that are declared, and of functions from other files. */
import path from 'node:path';
import ts from 'typescript';
import { addDependency, changesOf } from '../fast-build/markdown';
import type { Found } from './reference';

/** The files that types come from: those of the projects and their packages, and the ones that say how to read them. */
function filesOf(program: ts.Program): string[] {
  const { configFile } = program.getCompilerOptions();
  const { fileName, extendedSourceFiles = [] } = configFile as ts.TsConfigSourceFile;
  const sources = program.getSourceFiles().map((source) => source.fileName);
  return [fileName, ...extendedSourceFiles, ...sources].map((file) => path.resolve(file));
}

const isOfPackage = (file: string): boolean => /[\\/]node_modules[\\/]/.test(file);

/** When each file of the projects was changed. */
const stateOf = (program: ts.Program): string =>
  changesOf(filesOf(program).filter((file) => !isOfPackage(file)));

const known = new Map<string, { readonly program: ts.Program; readonly state: string }>();

/** The projects of a folder, which are read once for all of its files, and again when one has changed. */
function programOf(folder: string): ts.Program | undefined {
  const last = known.get(folder);
  if (last && last.state === stateOf(last.program)) return last.program;
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const name = path.join(folder, 'tsconfig.json');
  const config = ts.getParsedCommandLineOfConfigFile(name, {}, host);
  const program = config && ts.createProgram(config.fileNames, config.options);
  if (program) known.set(folder, { program, state: stateOf(program) });
  return program;
}

/** What any reader would guess, or nothing. */
const plain =
  ts.TypeFlags.Any |
  ts.TypeFlags.Unknown |
  ts.TypeFlags.Never |
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike;
/** Longer than this, a type says less than the code. */
const longest = 200;
const flags =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

function firstSentence(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const text = ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replace(/\s+/g, ' ');
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** The type of a variable that gets what a call returns. */
function ofDeclaration(node: ts.Identifier, checker: ts.TypeChecker): string | undefined {
  let { parent }: { parent: ts.Node } = node;
  if (ts.isBindingElement(parent)) parent = parent.parent.parent;
  if (!ts.isVariableDeclaration(parent) || parent.type || !parent.initializer) return undefined;
  // Other code beside a declaration names its type already.
  if (!ts.isCallExpression(parent.initializer) && !ts.isAwaitExpression(parent.initializer))
    return undefined;
  const type = checker.getTypeAtLocation(node);
  if (type.flags & plain) return undefined;
  return `${node.text}: ${checker.typeToString(type, undefined, flags)}`;
}

/** The declaration of a function from another file of the project. */
function ofFunction(node: ts.Identifier, checker: ts.TypeChecker): string | undefined {
  if (!ts.isCallExpression(node.parent) || node.parent.expression !== node) return undefined;
  const local = checker.getSymbolAtLocation(node);
  if (!local || !(local.flags & ts.SymbolFlags.Alias)) return undefined;
  const symbol = checker.getAliasedSymbol(local);
  const [declaration] = symbol.declarations ?? [];
  if (!declaration || isOfPackage(declaration.getSourceFile().fileName)) return undefined;
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (!signature) return undefined;
  const head = `${node.text}${checker.signatureToString(signature, undefined, flags)}`;
  return [head, firstSentence(symbol, checker)].filter(Boolean).join('\n');
}

/** What the compiler knows of a file. */
export interface TypesOfFile {
  /** Names whose type the code doesn't show, at each place: the highlighter drops the ones that a document repeats. */
  readonly shown: readonly Found[];
  /** Names of contracts of ethers. */
  readonly contracts: ReadonlySet<string>;
}

/**
 * Reads the types of a file of a folder of projects.
 *
 * @param text what the file holds
 */
export function typesOf(folder: string, name: string, text: string): TypesOfFile {
  const shown: Found[] = [];
  const contracts = new Set<string>();
  const program = programOf(folder);
  const source = program?.getSourceFile(path.join(folder, name));
  if (!program || source?.text !== text) return { shown, contracts };
  filesOf(program).forEach(addDependency);
  const checker = program.getTypeChecker();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const isDeclared =
        (ts.isVariableDeclaration(node.parent) || ts.isBindingElement(node.parent)) &&
        node.parent.name === node;
      const note = isDeclared ? ofDeclaration(node, checker) : ofFunction(node, checker);
      if (note !== undefined && note.length <= longest)
        shown.push({ offset: node.getStart(), length: node.text.length, note });
      if (checker.typeToString(checker.getTypeAtLocation(node)) === 'Contract')
        contracts.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { shown, contracts };
}
