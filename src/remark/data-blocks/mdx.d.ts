/** The package ships no types; the tests use its synchronous form. */
declare module '@mdx-js/mdx' {
  interface Options {
    readonly filepath?: string;
    readonly remarkPlugins?: readonly unknown[];
    readonly rehypePlugins?: readonly unknown[];
  }
  const mdx: { readonly sync: (markdown: string, options?: Options) => string };
  export default mdx;
}
