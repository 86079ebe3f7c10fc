/** Generated data, unchanged, as the only export of a module. */
export default function dataLoader(source: string): string {
  return `export default JSON.parse(${JSON.stringify(source)});`;
}
