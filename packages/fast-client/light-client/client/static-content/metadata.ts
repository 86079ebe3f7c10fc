/** A document's metadata: everything that its module exports, except for the text itself. */
export interface DocumentMetadata {
  readonly metadata: { readonly permalink: string };
  readonly [name: string]: unknown;
}

/** In the list of routes: the text of the route is taken from its built page. */
export const staticContent = 0;

/** Attribute of a document's text, in the built page, that holds the metadata. */
export const metadataAttribute = 'data-document';

/** The metadata as the attribute's value. Sources are left out, because the text shows them already. */
export function writeMetadata(meta: DocumentMetadata): string {
  return JSON.stringify(meta, (name, value: unknown) => (name === 'sources' ? undefined : value));
}

/** The metadata that a built text carries. */
export function readMetadata(text: Element): DocumentMetadata {
  return JSON.parse(text.getAttribute(metadataAttribute) ?? '') as DocumentMetadata;
}
