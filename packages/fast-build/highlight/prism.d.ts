/** The highlighter inside prism-react-renderer, which has no types, as far as we use it. */
declare module 'prism-react-renderer/prism' {
  import type { PrismToken } from '@site/packages/fast-build/highlight/lines';

  const Prism: {
    readonly languages: Readonly<Record<string, object | undefined>>;
    tokenize(code: string, grammar: object): (string | PrismToken)[];
  };
  export default Prism;
}
