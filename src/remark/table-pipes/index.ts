import type { InlineCode } from 'mdast';
import type { Node } from 'unist';
import visit from 'unist-util-visit';

/**
 * Takes out the backslash before a `|` in the code of a table. The cell needs it, as on GitHub, and MDX 1 shows it to
 * readers.
 */
export default function remarkTablePipes(): (tree: Node) => void {
  return (tree) =>
    visit(tree, 'tableCell', (cell) =>
      visit(cell, 'inlineCode', (code: InlineCode) => {
        code.value = code.value.replaceAll('\\|', '|');
      }),
    );
}
