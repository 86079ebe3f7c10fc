/** Versions of plugins are for the author of a build. A page names its generator in a tag. */
export default function siteMetadataLoader(source: string): string {
  const { docusaurusVersion } = JSON.parse(source) as { docusaurusVersion: string };
  return `export default ${JSON.stringify({ docusaurusVersion, pluginVersions: {} })};`;
}
