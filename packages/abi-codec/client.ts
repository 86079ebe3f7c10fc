/** What browsers read of pasted errors without the decoder. */
export { messageIn } from './message';
