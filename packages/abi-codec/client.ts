/** What the search reads of a pasted error, without the rest of the decoder. */
export { messageIn, withoutSent } from './message';
