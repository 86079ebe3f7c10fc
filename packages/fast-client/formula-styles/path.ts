/**
 * Where the KaTeX style sheet stands below the base URL. The folder names the version, so it may be cached for good;
 * a test compares it with the installed package.
 */
export const katexStylesPath = '/assets/katex-0.16.47/katex.min.css';
