/**
 * Attribute of a page's own stylesheet: the addresses of the stylesheets that it stands for, separated by spaces. Written by
 * `packages/fast-build/styles`, read by `client/stylesheets.ts`.
 */
export const stylesheetsAttribute = 'data-sheets';
