/** The words of the page of errors, as they are written. */
import { z } from 'zod';
import { pattern, text } from './schema';

/** File with the words, from the root of the site. */
export const errorsFile = 'reference/errors.yaml';

const messages = z.record(
  z.strictObject({
    text,
    /** Pattern of the sentence in a description that has this message as its consequence. */
    cause: z.optional(pattern),
    check: text,
    fix: text,
  }),
);
export const errorWords = z.strictObject({
  messages,
  library: messages,
  /** What to do about a revert without a message whose cause matches. */
  advice: z.array(z.strictObject({ match: pattern, check: text, fix: text })),
});
/** The content of the file. */
export type ErrorWords = z.infer<typeof errorWords>;
