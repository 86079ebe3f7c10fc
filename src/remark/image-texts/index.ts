import type { Literal, Node } from 'unist';
import visit from 'unist-util-visit';

/**
 * Writes the text alternative of a picture as an attribute in quotes. Docusaurus 2.4.3 writes it as a string of code,
 * escaped for HTML: an apostrophe is then read as "&#39;", and a line break stops the build.
 */
export default function remarkImageTexts(): (tree: Node) => void {
  return (tree) =>
    visit(tree, 'jsx', (node: Literal<string>) => {
      node.value = node.value.replace(/^<img alt=\{("[^"]*")\}/, '<img alt=$1');
    });
}
