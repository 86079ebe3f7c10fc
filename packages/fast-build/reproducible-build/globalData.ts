function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value as Record<string, unknown>);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * webpack loader that sorts the data that plugins share by the names and ids of the plugins. Docusaurus writes it
 * in the order in which the plugins happened to finish.
 *
 * @param source the generated JSON
 */
export default function globalData(source: string): string {
  const plugins = sorted(JSON.parse(source)) as Record<string, unknown>;
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(plugins).map(([name, instances]) => [name, sorted(instances)]),
    ),
  );
}
