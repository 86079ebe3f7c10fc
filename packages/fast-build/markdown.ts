/** What steps of the Markdown compiler share. */
export { addDependency, changesOf, withDependencies } from './dependencies';
export { text, type HastNode } from './hast';
export type { MarkdownFile, MarkdownNode } from './mdast';
export type { Annotate, Mark, Sample } from './highlight/annotate';
export { grammarOf, languages } from './highlight/languages';
