/** A document's metadata: everything that its module exports, except for the text itself. */
export interface DocumentFacts {
  readonly metadata: { readonly permalink: string };
  readonly [name: string]: unknown;
}

/** In the list of routes: the text of the route is taken from its built page. */
export const builtText = 0;

/** Attribute of a document's text, in the built page, that holds the facts. */
export const factsAttribute = 'data-document';

/** The facts as the attribute's value. Sources are left out, because the text shows them already. */
export function writeFacts(facts: DocumentFacts): string {
  return JSON.stringify(facts, (name, value: unknown) => (name === 'sources' ? undefined : value));
}

/** The facts that a built text carries. */
export function readFacts(text: Element): DocumentFacts {
  return JSON.parse(text.getAttribute(factsAttribute) ?? '') as DocumentFacts;
}
