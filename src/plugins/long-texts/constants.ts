/** Attribute of the page's root while only the blocks of its text that are near the reader are laid out. */
export const byBlocksAttribute = 'data-by-blocks';
