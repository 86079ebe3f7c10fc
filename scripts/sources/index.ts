import { parseSource, readSources, type Source } from '../../src/data/sources';
import type { Site } from '../../packages/docs-lint/site';

/** A source with every claim that rests on it. */
interface UsedSource extends Source {
  /** `file#heading` of each claim, `file` for a whole page. */
  readonly claims: readonly string[];
}

/**
 * Every source that documents name, the oldest first, each with its claims.
 *
 * @throws if a document names a source that cannot be read
 */
export function usedSources(site: Site): UsedSource[] {
  const found = new Map<string, { source: Source; claims: string[] }>();
  for (const { file, frontMatter } of site.documents.values()) {
    const entry = frontMatter?.entries.find(({ key }) => key === 'sources');
    if (entry === undefined) continue;
    for (const [id, list] of readSources(entry.value)) {
      for (const text of list) {
        const used = found.get(text) ?? { source: parseSource(text), claims: [] };
        used.claims.push(id === 'page' ? file : `${file}#${id}`);
        found.set(text, used);
      }
    }
  }
  return [...found.values()]
    .map(({ source, claims }) => ({ ...source, claims }))
    .sort((a, b) => a.date.localeCompare(b.date) || a.url.localeCompare(b.url));
}
