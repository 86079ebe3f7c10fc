/** Properties of a release that only lists of cards ask for: titles and descriptions of documents, and their ids in menus. */
const ofCards = new Set(['docs', 'docId']);

/**
 * The data that `plugin-content-docs` gives to the pages of a release, reduced to what they need: its menus. For
 * sites without lists of cards.
 */
export default function versionLoader(source: string): string {
  const slim = JSON.stringify(JSON.parse(source), (key, value: unknown) =>
    ofCards.has(key) ? undefined : value,
  );
  return `export default JSON.parse(${JSON.stringify(slim)});`;
}
