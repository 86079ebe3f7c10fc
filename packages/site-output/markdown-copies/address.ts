/**
 * Address of a page's markdown copy. For the index of a folder, whose route ends with a slash, the copy is next to
 * the folder.
 */
export const copyAddress = (route: string): string => `${route.replace(/\/$/, '')}.md`;
