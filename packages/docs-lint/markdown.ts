/** The reader of documents, for steps that say where in one something is wrong. */
export {
  nodesOf,
  parse,
  parseFrontMatter,
  positionOf,
  rangeOf,
  unbalancedTags,
  type Document,
  type Tag,
} from './document';
export { readJsx } from './document/jsx';
export { plainText } from './document/source';
