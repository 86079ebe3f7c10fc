import type { LoaderContext } from './context';

interface Version {
  readonly mainDocId: string;
  readonly docs: readonly { readonly id: string }[];
  readonly [field: string]: unknown;
}

interface Section {
  readonly versions: readonly Version[];
}

/** What the navigation bar asks for by name. */
export interface BarOptions {
  /** Whether it leads to sidebars, and not only to documents. */
  readonly hasSidebars: boolean;
  /** Ids of documents that it leads to. */
  readonly documents: readonly string[];
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

/** A section with what pages ask for. */
function slimSection(
  { versions, ...section }: Section,
  { hasSidebars, documents }: BarOptions,
): object {
  // In a section without versions, there's no other copy of a document to link to. Menus need its first document, and
  // bars the ones that they name.
  const isAsked = ({ mainDocId }: Version, id: string): boolean =>
    versions.length > 1 || id === mainDocId || documents.includes(id);
  return {
    ...section,
    versions: versions.map((version) => ({
      ...version,
      ...(hasSidebars ? {} : { sidebars: undefined }),
      docs: version.docs.filter(({ id }) => isAsked(version, id)),
    })),
  };
}

/** The data that plugins share as the only export of a module, with what pages ask for of each section. */
export default function globalDataLoader(
  this: Pick<LoaderContext<BarOptions>, 'getOptions'>,
  source: string,
): string {
  const options = this.getOptions();
  const data = changed(JSON.parse(source) as Named<Named<unknown>>, (instances, plugin) =>
    changed(instances, (value) =>
      plugin === docsPlugin ? slimSection(value as Section, options) : value,
    ),
  );
  return `export default ${JSON.stringify(data)};`;
}
