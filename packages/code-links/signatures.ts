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
  const own = has(contract);
  if (own.length > 0) return own[0];
  const structs = reference.contracts
    .filter((one) => languageOf(one) === languageOf(contract))
    .flatMap(has)
    .filter(({ kind }) => kind === 'struct');
  if (structs.length > 0) return structs.length === 1 ? structs[0] : undefined;
  return reference.contract(name);
}

function link(value: string, reference: CodeReference, contract: KnownContract): HastNode[] {
  // The name that is declared is the entry itself.
  const declared = /^(?:function|def|event|struct)\s+(\w+)/.exec(value)?.[1];
  return value.split(/(\b[A-Za-z_]\w*\b)/).map((part): HastNode => {
    const target = part === declared ? undefined : targetOf(part, reference, contract);
    if (target?.href === undefined) return { type: 'text', value: part };
    const href = target.href.startsWith(`${contract.href}#`)
      ? target.href.slice(contract.href?.length)
      : target.href;
    return {
      type: 'element',
      tagName: 'a',
      properties: { href, className: 'token-note', 'aria-description': target.note },
      children: [{ type: 'text', value: part }],
    };
  });
}

/** Joins neighboring texts. */
const joined = (nodes: readonly HastNode[]): HastNode[] =>
  nodes.reduce<HastNode[]>((all, node) => {
    const last = all.at(-1);
    if (node.value === '') return all;
    if (last?.value !== undefined && node.value !== undefined)
      return [...all.slice(0, -1), { ...last, value: last.value + node.value }];
    return [...all, node];
  }, []);

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
        node.children = joined(link(value, page.reference, page.contract));
    };
    visit(tree, '');
  };
}
