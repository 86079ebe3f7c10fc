/** What a document tells beside its text: all that its module exports, but for the text itself. */
export interface DocumentFacts {
  readonly metadata: { readonly permalink: string };
  readonly [name: string]: unknown;
}

/** Attribute of a document's text, in the built page, that holds the facts. */
export const factsAttribute = 'data-document';

/** The facts as the attribute's value. */
export function writeFacts(facts: DocumentFacts): string {
  return JSON.stringify(facts);
}

/** The facts of the built page; undefined if it has none, because its text needs its code. */
export function readFacts(): DocumentFacts | undefined {
  const value = document.querySelector(`[${factsAttribute}]`)?.getAttribute(factsAttribute);
  return value ? (JSON.parse(value) as DocumentFacts) : undefined;
}
