import type { LoaderContext } from 'webpack';

interface Version {
  readonly mainDocId: string;
  readonly docs: readonly { readonly id: string }[];
  readonly [field: string]: unknown;
}

interface Section {
  readonly versions: readonly Version[];
}

/** What pages ask for. */
export interface GlobalDataOptions {
  /** Whether the navigation bar leads to documents or sidebars by their names. */
  readonly hasNames: boolean;
}

type Named<Value> = Readonly<Record<string, Value>>;

const docsPlugin = 'docusaurus-plugin-content-docs';

/**
 * Changes each value, and sorts them by name. Docusaurus writes them in the order in which the plugins happened to
 * finish, and `npm run check:reproducible` compares builds byte for byte.
 */
const changed = <From, To>(values: Named<From>, change: (value: From, name: string) => To) =>
  Object.fromEntries(
    Object.entries(values)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => [name, change(value, name)]),
  );

/**
 * A section with what menus ask for. Without versions, that's its first document, because there's no other copy of a
 * document to link to.
 */
const slimSection = ({ versions, ...section }: Section): object => ({
  ...section,
  versions: versions.map((version) => ({
    ...version,
    sidebars: undefined,
    docs: version.docs.filter(({ id }) => versions.length > 1 || id === version.mainDocId),
  })),
});

/** The data that plugins share as the only export of a module, with what pages ask for of each section. */
export default function globalDataLoader(
  this: Pick<LoaderContext<GlobalDataOptions>, 'getOptions'>,
  source: string,
): string {
  const { hasNames } = this.getOptions();
  const data = changed(JSON.parse(source) as Named<Named<unknown>>, (instances, plugin) =>
    changed(instances, (value) =>
      plugin === docsPlugin && !hasNames ? slimSection(value as Section) : value,
    ),
  );
  return `export default ${JSON.stringify(data)};`;
}
