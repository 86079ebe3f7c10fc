/** The words of the page of errors, as they are written. */
import { list, map, object, type Of, optional, string, text } from './schema';

/** File with the words, from the root of the site. */
export const errorsFile = 'reference/errors.yaml';

const messages = map(
  object({
    text,
    /** Pattern of the sentence in a description that has this message as its consequence. */
    cause: optional(string),
    check: text,
    fix: text,
  }),
);
export const errorWords = object({
  messages,
  library: messages,
  /** What to do about a revert without a message whose cause matches. */
  advice: list(object({ match: string, check: text, fix: text })),
});
/** The content of the file. */
export type ErrorWords = Of<typeof errorWords>;
