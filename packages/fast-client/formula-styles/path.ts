import { version } from 'katex/package.json';

/** Where the KaTeX stylesheet is below the base URL. The folder names the version, so browsers can cache it for good. */
export const katexStylesPath = `assets/katex-${version}/katex.min.css`;
