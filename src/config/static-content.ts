/**
 * What documents show and need no script for, apart from islands. ESLint keeps state, handlers, and the browser's own
 * objects out of these.
 */
export const staticModules = [
  '@site/src/figures/',
  '@site/src/calculators/',
  '@site/src/components/reference/',
  '@theme/CodeBlock',
  '@theme/MDXComponents',
  '@theme/Heading',
  '@theme/Admonition',
];
