/**
 * ESLint rule: text next to something that changes has its own element.
 *
 * Translators put elements of their own in the place of text nodes. React changes, removes and inserts before the
 * nodes that it made: it then fails, or changes what is no longer shown
 * (https://github.com/facebook/react/issues/11538). It sets the text of an element that holds nothing else, which
 * always works.
 */
import ts from 'typescript';

/** Whether a value of a type may be shown as text. */
function mayBeText(type) {
  const parts = type.isUnion() ? type.types : [type];
  return parts.some(({ flags }) => flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike));
}

const isBlank = (node) =>
  (node.type === 'JSXText' && node.value.trim() === '' && node.value.includes('\n')) ||
  (node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression');

const nameOf = ({ name, property }) => property?.name ?? name;

const isLiteral = ({ type }) => type === 'Literal' || type === 'TemplateLiteral';

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      alone:
        'This text is beside something that may change. Give it an element of its own, or write all of it as one template, so that the page survives translators.',
    },
  },
  create(context) {
    const { esTreeNodeToTSNodeMap, program } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const isText = (node) =>
      node.type === 'JSXText' ||
      (node.type === 'JSXExpressionContainer' &&
        node.expression.name !== 'children' &&
        mayBeText(checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node.expression))));
    const isChanging = (node) =>
      node.type === 'JSXExpressionContainer' && !isLiteral(node.expression);
    function check({ children }, isElement) {
      const shown = children.filter((child) => !isBlank(child));
      if (isElement && (shown.length < 2 || !shown.some(isChanging))) return;
      for (const node of shown.filter(isText)) context.report({ node, messageId: 'alone' });
    }
    return {
      JSXElement: (node) => check(node, !/Fragment$/.test(nameOf(node.openingElement.name))),
      JSXFragment: (node) => check(node, false),
    };
  },
};
