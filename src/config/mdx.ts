import path from 'node:path';
import type { MDXOptions } from '@docusaurus/mdx-loader';
import remarkMath from 'remark-math';
import rehypeKatex from 'rehype-katex';
import { rehypeSignatures } from '../../packages/code-links';
import { codeLinks, signatureLinks } from './code-links';
import remarkDataBlocks from '../remark/data-blocks';
import remarkImageTexts from '../remark/image-texts';
import rehypeLetterIndex from '../remark/letter-index';
import rehypeMemberChips from '../remark/member-chips';
import remarkSources from '../remark/sources';
import rehypeTableColumns from '../remark/table-columns';
import remarkTablePipes from '../remark/table-pipes';
import remarkCodeInclude from '../../packages/code-include';
import rehypeHighlight from '../../packages/fast-build/highlight';
import rehypeScrollableTables from '../../packages/fast-client/scrollable-tables';
import rehypeTextGroups from '../../packages/fast-client/text-groups';
import remarkKatexStyles from '../../packages/fast-client/formula-styles/remark';

/**
 * How every markdown document is compiled, in all sections, the blog, and the pages.
 *
 * Add a step here. The step itself is a folder in `src/remark/`, or in a package if other sites could use it.
 */
export const mdxOptions: Pick<MDXOptions, 'remarkPlugins' | 'rehypePlugins'> = {
  remarkPlugins: [
    [remarkCodeInclude, { folder: path.resolve(__dirname, '../../samples') }],
    remarkDataBlocks,
    remarkSources,
    remarkTablePipes,
    remarkImageTexts,
    remarkMath,
    [remarkKatexStyles, { component: '@site/src/components/KatexStyles' }],
  ],
  rehypePlugins: [
    [rehypeHighlight, { annotate: codeLinks }],
    [rehypeSignatures, signatureLinks],
    rehypeScrollableTables,
    rehypeTableColumns,
    rehypeLetterIndex,
    rehypeMemberChips,
    // Before formulas become markup, or each letter would count for many.
    rehypeTextGroups,
    [rehypeKatex, { strict: true, throwOnError: true }],
  ],
};
