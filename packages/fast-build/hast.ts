/** A node of a document's HTML tree, with the parts that the steps here read and write. */
export interface HastNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  children?: HastNode[];
  properties?: Record<string, unknown>;
}

/** Text of a node and of all that it holds. */
export function text(node: HastNode): string {
  return node.value ?? (node.children ?? []).map(text).join('');
}
