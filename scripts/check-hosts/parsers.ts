/** Reads the files for Netlify with its own parsers. Cloudflare's and Vercel's read them where their hosts are tried. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadTool } from './tools';

type Parsed<Kind extends string> = Readonly<Record<Kind, readonly unknown[]>> & {
  readonly errors: readonly Error[];
};

/** What Netlify's parsers find wrong with the files of a build, and how many rules they leave out. */
export async function checkParsers(folder: string): Promise<string[]> {
  const { parseAllHeaders } = (await loadTool('@netlify/headers-parser')) as {
    parseAllHeaders(options: object): Promise<Parsed<'headers'>>;
  };
  const { parseAllRedirects } = (await loadTool('@netlify/redirect-parser')) as {
    parseAllRedirects(options: object): Promise<Parsed<'redirects'>>;
  };
  const headersFile = path.join(folder, '_headers');
  const redirectsFile = path.join(folder, '_redirects');
  const written = (file: string): number =>
    readFileSync(file, 'utf8').match(/^\S.*$/gm)?.length ?? 0;
  const headers = await parseAllHeaders({ headersFiles: [headersFile], minimal: false });
  const redirects = await parseAllRedirects({ redirectsFiles: [redirectsFile], minimal: false });
  const counts = [
    [headers.headers.length, written(headersFile), 'header rules'],
    [redirects.redirects.length, written(redirectsFile), 'redirects'],
  ] as const;
  return [
    ...counts
      .filter(([read, all]) => read !== all)
      .map(([read, all, what]) => `Netlify reads ${read} of ${all} ${what}`),
    ...[...headers.errors, ...redirects.errors].map(({ message }) => `Netlify: ${message}`),
  ];
}
