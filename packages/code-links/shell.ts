/** Shell: signatures that `cast` of Foundry is given. */
import { mask } from './mask';
import { canonicalTypes, type CodeReference, type Use } from './reference';
import { foundAt, type Found } from './types';

/** One argument of a command: bare, or in quotes, which may hold a command of their own. */
const part =
  /'[^']*'|"(?:\\.|\$\((?:[^()"]|"[^"]*"|\([^()]*\))*\)|[^"\\])*"|\$\([^()]*\)|[^\s'"|;&()]+/g;
const signature = /^(['"])(\w+)\(([^()]*)\)(?:\([^()]*\))?\1$/;
const withTarget = new Set(['call', 'send', 'estimate', 'access-list', 'mktx']);
const withoutTarget = new Set(['calldata', 'sig', 'sig-event', 'logs']);
/** Options without a value behind them. */
const flag =
  /^(?:--ledger|--trezor|--trace|--json|--create|--legacy|-i|--interactive|--async|--unlocked|-r?)$/;

const variable = /^"?\$\{?(\w+)\}?"?$/;

/** Text without comments; strings stay. */
function withoutComments(text: string): string {
  const masked = mask(text, 'bash');
  return text.replace(/[^\n]/g, (sign, index: number) => (masked[index] === ' ' ? ' ' : sign));
}

interface Given {
  readonly text: string;
  readonly offset: number;
}

/** The arguments of a command, without options and their values. */
function givenIn(rest: string, start: number): Given[] {
  const given: Given[] = [];
  let isValue = false;
  for (const { 0: piece, index } of rest.matchAll(part)) {
    if (piece === '\\') continue;
    const isOption = piece.startsWith('-');
    if (!isOption && !isValue) given.push({ text: piece, offset: start + index });
    isValue = isOption && !flag.test(piece) && !piece.includes('=');
  }
  return given;
}

/** A text in quotes, or the one that a variable was given before, where that was once. */
function valueOf(given: Given | undefined, code: string): Given | undefined {
  const name = variable.exec(given?.text ?? '')?.[1];
  if (name === undefined) return given;
  const set = [...code.matchAll(new RegExp(`(?:^|[\\s;])${name}=(\\S+)`, 'g'))];
  const [only] = set;
  if (only === undefined || set.length > 1) return undefined;
  const [all, text = ''] = only;
  return { text, offset: only.index + all.length - text.length };
}

/** Finds signatures of the reference in commands of `cast`. */
export function findInShell(text: string, reference: CodeReference): Found[] {
  const code = withoutComments(text);
  const found = new Map<number, Found>();
  for (const command of code.matchAll(/(?:^|[\s(;|&])cast\s+([\w-]+)((?:\\\n|[^\n])*)/g)) {
    const [all, kind = '', rest = ''] = command;
    const isTargeted = withTarget.has(kind);
    if (!isTargeted && !withoutTarget.has(kind)) continue;
    const given = givenIn(rest, command.index + all.length - rest.length);
    const written = valueOf(given[isTargeted ? 1 : 0], code);
    const [, , name = '', types = ''] = signature.exec(written?.text ?? '') ?? [];
    if (!written || name === '') continue;
    const use: Use = {
      name,
      kind: /^(?:logs|sig-event)$/.test(kind) ? 'event' : 'function',
      signature: `${name}(${canonicalTypes(types)})`,
    };
    const target = isTargeted ? variable.exec(given[0]?.text ?? '')?.[1] : undefined;
    const contract = reference.identify(target, [use], true);
    const member = contract && reference.member(contract, use);
    for (const one of foundAt(written.offset + 1, name, member)) found.set(one.offset, one);
  }
  return [...found.values()];
}
