/**
 * Attribute of the sheet that a page has of its own: addresses of the sheets that it stands for, apart by spaces. Written
 * by `packages/fast-build/styles`, read by `client/sheets.ts`.
 */
export const sheetsAttribute = 'data-sheets';
