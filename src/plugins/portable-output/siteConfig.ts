/** webpack loader: the configuration as pages get it, without the options of the build. They name folders of the machine. */
const buildOnly: readonly string[] = ['presets', 'plugins', 'themes'];

/**
 * @param source module that Docusaurus generates: a comment and `export default` with JSON
 */
export default function siteConfig(source: string): string {
  const start = source.indexOf('export default ');
  const json = source.slice(start + 'export default '.length).replace(/;\s*$/, '');
  const config = JSON.parse(json) as Record<string, unknown>;
  const kept = Object.entries(config).filter(([name]) => !buildOnly.includes(name));
  return `export default ${JSON.stringify(Object.fromEntries(kept), undefined, 2)};\n`;
}
