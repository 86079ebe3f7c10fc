/**
 * Part of the names of webpack's scripts and styles, and of what offline reading keeps. Browsers keep a file for a year under its
 * name, so raise this number once someone else's files were published at the site's address: readers then leave the
 * scripts behind at their next visit.
 */
export const edition: number = 1;
