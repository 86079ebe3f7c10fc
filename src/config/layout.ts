import type { Layout } from '../../packages/docs-lint/facts';
import { versions } from '../data/releases';
import { sections } from '../data/sections';

/** Where the documents are, and under which addresses. */
export const layout = {
  sections,
  versions,
} as const satisfies Layout;
