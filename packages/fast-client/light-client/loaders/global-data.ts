import path from 'node:path';
import type { GlobalVersion, SlimVersion } from '../client/globalData';
import type { LoaderContext } from './context';

interface DocsData {
  readonly versions: readonly GlobalVersion[];
}

/** What the navigation bar asks for by name. */
export interface BarOptions {
  /** Whether it leads to sidebars, and not only to documents. */
  readonly hasSidebars: boolean;
  /** Ids of documents that it leads to. */
  readonly documents: readonly string[];
}

type GlobalData = Record<string, Record<string, unknown>>;

const docsPlugin = 'docusaurus-plugin-content-docs';

/** The slim form of all versions of one section; `expandVersion` is its inverse, but for the order of documents. */
export function slimVersions(
  versions: readonly GlobalVersion[],
  hasSidebars = false,
): { ids: string[]; versions: SlimVersion[] } {
  const ids = [...new Set(versions.flatMap(({ docs }) => docs.map(({ id }) => id)))];
  return {
    ids,
    versions: versions.map(({ docs, ...version }) => {
      const other = docs.filter(({ id, path: address }) => address !== `${version.path}/${id}`);
      return {
        ...version,
        ...(hasSidebars ? {} : { sidebars: undefined }),
        has: ids.map((id) => (docs.some((doc) => doc.id === id) ? 1 : 0)).join(''),
        ...(other.length > 0
          ? { other: Object.fromEntries(other.map(({ id, path: address }) => [id, address])) }
          : {}),
      };
    }),
  };
}

export default function globalDataLoader(
  this: Pick<LoaderContext<BarOptions>, 'getOptions'>,
  source: string,
): string {
  const { hasSidebars, documents } = this.getOptions();
  const data = JSON.parse(source) as GlobalData;
  const docs = data[docsPlugin] ?? {};
  let code = `import { expandVersion } from ${JSON.stringify(path.join(__dirname, '../client/globalData.ts'))};\n`;
  const parts = Object.entries(docs).map(([id, value]) => {
    const { versions, ...rest } = value as DocsData;
    const versioned = versions.length > 1;
    // In a section without versions, there's no other copy of a document to link to. Menus need its first document,
    // and bars the ones that they name.
    const slim = slimVersions(
      versioned
        ? versions
        : versions.map(({ docs: all, ...version }) => ({
            ...version,
            docs: all.filter(({ id }) => id === version['mainDocId'] || documents.includes(id)),
          })),
      hasSidebars,
    );
    return `${JSON.stringify(id)}: { ...${JSON.stringify(rest)}, versions: expand(${JSON.stringify(slim)}) }`;
  });
  code += 'const expand = ({ ids, versions }) => versions.map((one) => expandVersion(one, ids));\n';
  code += `export default { ...${JSON.stringify({ ...data, [docsPlugin]: undefined })}`;
  if (parts.length > 0) code += `, ${JSON.stringify(docsPlugin)}: { ${parts.join(', ')} }`;
  return `${code} };\n`;
}
