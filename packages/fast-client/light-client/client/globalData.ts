/** A document as the data of every page has it: only its id if its path follows from that. */
export type SlimDocument = string | { readonly id: string; readonly path: string };

interface Version {
  readonly path: string;
  readonly docs: readonly SlimDocument[];
}

type Sections = Readonly<Record<string, { readonly versions: readonly Version[] }>>;

/** Gives each document of these sections its path again. */
export const expandSections = (sections: Sections): Sections =>
  Object.fromEntries(
    Object.entries(sections).map(([name, { versions, ...section }]) => [
      name,
      {
        ...section,
        versions: versions.map((version) => ({
          ...version,
          docs: version.docs.map((doc) =>
            typeof doc === 'string' ? { id: doc, path: `${version.path}/${doc}` } : doc,
          ),
        })),
      },
    ]),
  );
