import type { Kind, Role } from '../../../types';

/**
 * What the ranking counts, and how much. Tuned by `npm run bench:search` on one part of the queries and on the questions
 * of the documents, each left out in turn; the other part of the queries measures the result.
 */
export const weights = {
  // How well a term stands for a word of the query, if it is not the word itself.
  family: 0.372,
  synonym: 0.625,
  open: 0.8,
  openKnown: 0.2,
  slip: 0.64,

  // How much a word counts by where it is: the heading says best what a section is about, then the headings above.
  title: 3,
  path: 1.4,
  text: 0.62,
  asked: 1.24,
  /** How much the length of a field counts against its words. */
  lengthShare: 0.6,
  /** The larger, the more a word counts that a section repeats again and again. */
  saturation: 1.2,
  identifierWhole: 1.875,
  identifierPart: 0.5,
  release: 5,
  code: 60,

  // A query, or a run of its words, that is the very name of a section.
  name: 2.17,
  sentenceName: 0.5,
  nameShare: 4.5,
  /** A section's own name together with the names of the headings above it: `BaseStrategy.harvest`. */
  qualified: 3.75,

  // The section's whole title, or one of its questions.
  likeTitle: 0.7,
  like: 0.9,
  sentenceLike: 2.3,
  nearPower: 1.4,
  /** What is added if the query is one of its questions. */
  veryQuestion: 0.4,
  /** How much a word says that asks for a kind of answer. */
  asking: 1.875,

  // How much of the query a section holds.
  coverage: 3.125,
  least: 0.12,

  /** How much other matching sections of the document add; each further one adds less. */
  beside: 0.6,
  others: 0.7,

  // What kind of section it is.
  askedKind: 1.6,
  sentenceDeclaration: 0.62,
  /** How near a pasted message must be to a section's message to be taken for it. */
  knownMessage: 0.45,
  /** A reader who doesn't write an underscore rarely looks for an internal function. */
  internal: 0.7,
  /** Gain for each doubling of the documents that refer to a section. */
  link: 0.03,
  /** Loss for each doubling of the documents that refer to a contract more than to that of a member's namesake. */
  renown: 0.015,
  /**
   * The beginning of a document represents all of it if the query names the document. A sentence rarely asks for a
   * whole document.
   */
  beginning: 1.15,
  sentenceBeginning: 0.8,

  // What doesn't belong to the reader's release.
  foreign: 0.384,
  otherRelease: 0.4,
  /** How much of the loss for another release or role remains for a section that is asked for by its name. */
  namedAside: 0.31,
};

/**
 * What a reader who types a name more likely means: what the protocol runs, not what it is inherited from or its
 * interface, not a test contract, and nothing that is out of use.
 */
export const roleWeight: Readonly<Record<Role, number>> = {
  none: 1,
  implementation: 1,
  abstract: 0.95,
  interface: 0.7,
  test: 0.5,
  deprecated: 0.39,
};

/** Sections whose subject is what they define count more than those that mention it. */
export const kindWeight: Readonly<Partial<Record<Kind, number>>> = {
  term: 0.89,
  question: 0.704,
  contract: 1.15,
  release: 0.875,
  address: 0.8,
  error: 0.7,
};

/** The same for a query in a sentence. */
export const sentenceWeight: Readonly<Partial<Record<Kind, number>>> = {
  term: 0.8,
  question: 1.04,
  address: 0.5,
  error: 1,
};
