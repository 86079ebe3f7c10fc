/** The package ships no types; this is what is used of it. */
declare module 'nspell' {
  interface Speller {
    correct(word: string): boolean;
    suggest(word: string): string[];
    add(word: string): Speller;
  }
  export default function nspell(
    affix: Uint8Array | string,
    dictionary: Uint8Array | string,
  ): Speller;
}
