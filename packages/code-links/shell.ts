/** Shell: signatures that `cast` of Foundry is given. */
import { bareSignature } from '../abi-codec';
import { mask } from './mask';
import { type CodeReference, type Found, foundAt, type Use } from './reference';

/** One argument of a command: bare, or in quotes, which may hold a command of their own. */
const part =
  /'[^']*'|"(?:\\.|\$\((?:[^()"]|"[^"]*"|\([^()]*\))*\)|[^"\\])*"|\$\([^()]*\)|[^\s'"|;&()]+/g;
const signature = /^(['"])(\w+)\(([^()]*)\)(?:\([^()]*\))?\1$/;
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

/** An argument, or what its variable was given before, where that was once. */
function valueOf(given: Given, code: string): Given | undefined {
  const name = variable.exec(given.text)?.[1];
  if (name === undefined) return given;
  const [only, ...others] = code.matchAll(new RegExp(`(?<=(?:^|[\\s;])${name}=)\\S+`, 'g'));
  return only && others.length === 0 ? { text: only[0], offset: only.index } : undefined;
}

/** Finds signatures of the reference in commands of `cast`. */
export function findInShell(text: string, reference: CodeReference): Found[] {
  const code = withoutComments(text);
  const found = new Map<number, Found>();
  for (const { 0: all, 1: kind = '', index } of code.matchAll(
    /(?<=^|[\s(;|&])cast\s+([\w-]+)(?:\\\n|[^\n])*/g,
  )) {
    const parts = [...all.matchAll(part)].map((one) => ({
      text: one[0],
      offset: index + one.index,
    }));
    const values = parts.map((one) => valueOf(one, code));
    const at = values.findIndex((value) => signature.test(value?.text ?? ''));
    const [, , name = '', types = ''] = signature.exec(values[at]?.text ?? '') ?? [];
    const use: Use = {
      name,
      kind: /^(?:logs|sig-event)$/.test(kind) ? 'event' : 'function',
      signature: bareSignature(`${name}(${types})`),
    };
    // What is in front of the signature is the target, if the command has one.
    const target = variable.exec(parts[at - 1]?.text ?? '')?.[1];
    const contract = reference.identify(target, [use], true);
    const place = (values[at]?.offset ?? 0) + 1;
    for (const one of foundAt(place, name, contract && reference.member(contract, use)))
      found.set(one.offset, one);
  }
  return [...found.values()];
}
