/** webpack loader: the configuration as pages get it, without the options of the build. They name folders of the machine. */
const buildOnly = ['presets', 'plugins', 'themes'] as const;

/**
 * @param source module that Docusaurus generates: a comment and `export default` with JSON
 */
export default function siteConfig(source: string): string {
  const start = source.indexOf('export default ');
  const json = source.slice(start + 'export default '.length).replace(/;\s*$/, '');
  const config = JSON.parse(json) as Record<string, unknown>;
  for (const name of buildOnly) delete config[name];
  return `export default ${JSON.stringify(config, undefined, 2)};\n`;
}
