import type { InlineCode, Root } from 'mdast';
import visit from 'unist-util-visit';

/**
 * Takes out the backslash before a `|` in the code of a table. The cell needs it, as on GitHub, and MDX 1 shows it to
 * readers.
 */
export default function remarkTablePipes(): (tree: Root) => void {
  return (tree) =>
    visit(tree, 'tableCell', (cell) =>
      visit(cell, 'inlineCode', (code: InlineCode) => {
        code.value = code.value.replaceAll('\\|', '|');
      }),
    );
}
