/** Attribute of the page's root while only the blocks of its text that are near the reader are laid out. */
export const byBlocksAttribute = 'data-by-blocks';

/** How many blocks of a text are never laid out later than the page: `packages/fast-client/text-groups` begins with the next. */
export const alwaysWhole = 8;
