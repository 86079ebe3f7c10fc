/** Declarations and types in the text of a reference: structs, contracts, and modifiers lead to their entries. */
import { text, type HastNode } from '../fast-build/markdown';
import type { CodeReference, KnownContract, Member } from './reference';

export interface SignatureOptions {
  /** What a document can lead to, and the contract that it's about; undefined for a document about none. */
  readonly pageOf: (
    document: string,
  ) => { readonly reference: CodeReference; readonly contract: KnownContract } | undefined;
}

const declaration = /^(?:function|def|event|constructor|struct)\b/;
/** A type alone, such as `HashMap[address, StrategyParams]`. */
const type = /^[A-Za-z][\w.]*(?:\[[^\]]*\])*$|^(?:HashMap\[|mapping\().*[\])]$/;

const languageOf = ({ file = '' }: KnownContract): string => file.replace(/^.*\./, '');

/** Finds the entry of a name by the place that it's used in. */
function targetOf(
  name: string,
  reference: CodeReference,
  contract: KnownContract,
): KnownContract | Member | undefined {
  if (name === contract.name || contract.interfaces?.includes(name)) return undefined;
  const has = (one: KnownContract): Member[] =>
    one.members.filter((member) => member.name === name && /struct|modifier/.test(member.kind));
  const [own] = has(contract);
  if (own) return own;
  const [struct, ...others] = reference.contracts
    .filter((one) => languageOf(one) === languageOf(contract))
    .flatMap(has)
    .filter(({ kind }) => kind === 'struct');
  if (others.length > 0) return undefined;
  return struct ?? reference.contract(name);
}

function link(value: string, reference: CodeReference, contract: KnownContract): HastNode[] {
  // The name that is declared is the entry itself.
  const declared = /^(?:function|def|event|struct)\s+(\w+)/.exec(value)?.[1];
  const nodes: HastNode[] = [];
  let done = 0;
  const addText = (end: number): void => {
    if (end > done) nodes.push({ type: 'text', value: value.slice(done, end) });
  };
  for (const { 0: name, index } of value.matchAll(/\b[A-Za-z_]\w*\b/g)) {
    const target = name === declared ? undefined : targetOf(name, reference, contract);
    if (target?.href === undefined) continue;
    const href = target.href.startsWith(`${contract.href}#`)
      ? target.href.slice(contract.href?.length)
      : target.href;
    addText(index);
    nodes.push({
      type: 'element',
      tagName: 'a',
      properties: { href, className: 'token-note', 'aria-description': target.note },
      children: [{ type: 'text', value: name }],
    });
    done = index + name.length;
  }
  addText(value.length);
  return nodes;
}

/** Links names in the declarations and types of each document while it is compiled. */
export default function rehypeSignatures({ pageOf }: SignatureOptions) {
  return (tree: HastNode, { path = '' }: { readonly path?: string }): void => {
    const page = pageOf(path);
    if (!page) return;
    const visit = (node: HastNode, parent: string): void => {
      if (node.tagName === 'a' || node.tagName === 'pre') return;
      if (node.tagName !== 'inlineCode') {
        node.children?.forEach((child) => visit(child, node.tagName ?? ''));
        return;
      }
      const value = text(node);
      if (declaration.test(value) || (parent === 'td' && type.test(value)))
        node.children = link(value, page.reference, page.contract);
    };
    visit(tree, '');
  };
}
