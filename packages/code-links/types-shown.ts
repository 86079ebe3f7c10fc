/** Types that TypeScript doesn't show where a reader looks: of results that are declared, and of functions from other files. */
import ts from 'typescript';
import type { Found } from './types';
import type { Compiled } from './typescript';

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
function ofDeclaration(node: ts.Identifier, { checker }: Compiled): string | undefined {
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
function ofFunction(node: ts.Identifier, { checker }: Compiled): string | undefined {
  if (!ts.isCallExpression(node.parent) || node.parent.expression !== node) return undefined;
  const local = checker.getSymbolAtLocation(node);
  if (!local || !(local.flags & ts.SymbolFlags.Alias)) return undefined;
  const symbol = checker.getAliasedSymbol(local);
  const [declaration] = symbol.declarations ?? [];
  if (!declaration || /[\\/]node_modules[\\/]/.test(declaration.getSourceFile().fileName))
    return undefined;
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (!signature) return undefined;
  const head = `${node.text}${checker.signatureToString(signature, undefined, flags)}`;
  return [head, firstSentence(symbol, checker)].filter(Boolean).join('\n');
}

/** Finds names whose type the code doesn't show. A region shows each function once. */
export function findTypes(file: Compiled): Found[] {
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const isDeclared =
        (ts.isVariableDeclaration(node.parent) || ts.isBindingElement(node.parent)) &&
        node.parent.name === node;
      const note = isDeclared ? ofDeclaration(node, file) : ofFunction(node, file);
      if (note !== undefined && note.length <= longest)
        found.push({ offset: node.getStart(), length: node.text.length, note });
    }
    ts.forEachChild(node, visit);
  };
  visit(file.source);
  return found;
}
