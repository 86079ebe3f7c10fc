import { text, type HastNode } from '../../../packages/fast-build/hast';
import { isSignature } from '../../../packages/fast-client/text-groups';

/** What a signature says of the state of the chain, in Solidity and in Vyper. */
const mutability = /(?:^@|\s@|\)\s(?:.*\s)?)(view|pure|payable)\b/m;

const openBracket = /(?<=\()(?!\))/;

/** Lets a line end after each bracket that opens, since a name and its first parameter are longer than a phone is wide. */
function breakAtBrackets(node: HastNode): void {
  node.children = node.children?.flatMap((child) => {
    breakAtBrackets(child);
    // Code has its text as a value too.
    const [first, ...others] = (child.type === 'text' && child.value?.split(openBracket)) || [];
    if (first === undefined || others.length === 0) return child;
    return [
      { type: 'text', value: first },
      ...others.flatMap((value): HastNode[] => [
        { type: 'element', tagName: 'wbr', properties: {} },
        { type: 'text', value },
      ]),
    ];
  });
}

/** Who may call the members of a chapter, in a word or two. */
function rolesOf(chapter: HastNode): string | undefined {
  const [, ...roles] = String(chapter.properties?.['id']).split('-');
  if (!/^only-/.test(String(chapter.properties?.['id']))) return undefined;
  return roles.length > 1 ? 'restricted' : text(chapter).replace(/^Restricted to (?:the )?/, '');
}

/**
 * Marks the heading of each member of a contract with what matters most before a call: that it only reads, that it
 * takes ETH, or who can call it. The stylesheet of `MemberTools` shows it as a chip. Its signature may break at
 * brackets.
 */
export default function rehypeMemberChips(): (tree: HastNode) => void {
  return ({ children = [] }) => {
    const nodes = children.filter(({ value }) => value?.trim() !== '');
    let roles: string | undefined;
    for (const [index, node] of nodes.entries()) {
      const next = nodes[index + 1];
      if (node.tagName === 'h2') roles = rolesOf(node);
      if (node.tagName !== 'h3' || !next || !isSignature(next)) continue;
      breakAtBrackets(next);
      const chip = mutability.exec(text(next))?.[1] ?? roles;
      if (chip !== undefined) node.properties = { ...node.properties, 'data-chip': chip };
    }
  };
}
