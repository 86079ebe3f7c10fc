import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { judgeModule, ownTheme, type Verdict } from './state';

export type { Verdict } from './state';

/** Code samples, which can contain anything. */
const fences = /^[ \t>]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\1[`~]*[ \t]*$/gm;

/** Inline code. */
const spans = /(`+)(?!`)[^`\n][\s\S]*?\1/g;

/** Blocks of code, however they're written, and what may be one. */
const blocks = /^[ \t>]*(?:`{3}|~{3})|^(?: {4}|\t)|<(?:pre|code)\b/m;

const imports = /^\s*import\s+(?:[^'"]*?from\s*)?['"]([^'"]+)['"]/gm;

/** Code in a document, whose result only scripts can show. */
const ownCode = [
  [/^export\s/m, 'it exports code'],
  [/\son[A-Z]\w*=\{/, 'it handles events'],
] as const;

/** Components of the site that the theme puts into documents without an import. */
function themed(root: string): string[] {
  const folder = path.join(root, 'src/theme/MDXComponents');
  const parts = existsSync(folder) ? readdirSync(folder) : [];
  return ['MDXComponents', 'Heading', 'Admonition', 'Details']
    .concat(parts.map((file) => `MDXComponents/${path.parse(file).name}`))
    .filter((name) => ownTheme(root, name) !== undefined)
    .map((name) => `@theme/${name}`);
}

/**
 * Whether the built markup of a document is all that a reader needs. If so, browsers take the text from the built page
 * and load no code for it: `packages/fast-client/light-client/client/adopted`. Any other document is drawn by React.
 *
 * This depends on the code of everything that the document shows, followed through its imports. If that can't be
 * judged, React draws the document, so that it works in any case.
 *
 * @param source the document as it is written
 * @param root folder of the site
 */
export async function judgeDocument(source: string, root: string): Promise<Verdict> {
  const text = source.replace(fences, '').replace(spans, '');
  const own = ownCode.find(([pattern]) => pattern.test(text));
  if (own) return { reason: own[1], files: [] };
  const shown = [...text.matchAll(imports)].map(([, name = '']) => name);
  const verdicts = await Promise.all(
    [...shown, ...themed(root), ...(blocks.test(source) ? ['@theme/CodeBlock'] : [])].map((name) =>
      judgeModule(name, root),
    ),
  );
  return {
    reason: verdicts.find(({ reason }) => reason !== undefined)?.reason,
    files: verdicts.flatMap(({ files }) => files),
  };
}
