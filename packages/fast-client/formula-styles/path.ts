/**
 * Where the KaTeX stylesheet is below the base URL. The folder names the version, so browsers can cache it for good. A
 * test compares it with the installed package.
 */
export const katexStylesPath = '/assets/katex-0.16.47/katex.min.css';
