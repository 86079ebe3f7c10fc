/**
 * Attribute of a page's own sheet: the addresses of the sheets that it stands for, separated by spaces. Written by
 * `packages/fast-build/styles`, read by `client/sheets.ts`.
 */
export const sheetsAttribute = 'data-sheets';
