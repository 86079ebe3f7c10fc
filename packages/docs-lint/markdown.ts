/** The reader of documents, for steps that say where in one something is wrong. */
export {
  parse,
  parseFrontMatter,
  positionOf,
  rangeOf,
  unbalancedTags,
  type Document,
} from './document';
export { plainText } from './document/source';
