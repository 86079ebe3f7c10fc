/**
 * The one name of all those under which a host may find a page: without slash, `.html` and `index` at its end. Works on
 * paths of files and of addresses alike; runs in pages and workers too.
 */
export function commonName(file: string): string {
  const name = file.replace(/(?:^|\/)(?:index)?\/*$|\.html$/, '');
  return name === file ? name : commonName(name);
}
