/** Address of a page's markdown copy. The index of a folder, whose route ends with a slash, has it beside the folder. */
export const copyAddress = (route: string): string => `${route.replace(/\/$/, '')}.md`;
