/** Reads the files for hosts with the hosts' own parsers. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadTool } from './tools';

interface Parsed {
  readonly errors: readonly Error[];
}

/** What hosts' parsers find wrong with the files of a build, and rules that they leave out. */
export async function checkParsers(folder: string): Promise<string[]> {
  const faults: string[] = [];
  const { parseAllHeaders } = (await loadTool('@netlify/headers-parser')) as {
    parseAllHeaders(options: object): Promise<Parsed & { headers: readonly { for: string }[] }>;
  };
  const { parseAllRedirects } = (await loadTool('@netlify/redirect-parser')) as {
    parseAllRedirects(
      options: object,
    ): Promise<Parsed & { redirects: readonly { from: string; to: string }[] }>;
  };
  const { getTransformedRoutes } = (await loadTool('@vercel/routing-utils')) as {
    getTransformedRoutes(config: unknown): { error: Error | null };
  };
  const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

  const headers = await parseAllHeaders({
    headersFiles: [path.join(folder, '_headers')],
    minimal: false,
  });
  const written = read('_headers').match(/^\S+$/gm) ?? [];
  if (headers.headers.length !== written.length) {
    faults.push(`Netlify reads ${headers.headers.length} of ${written.length} header rules`);
  }
  const redirects = await parseAllRedirects({
    redirectsFiles: [path.join(folder, '_redirects')],
    minimal: false,
  });
  const lines = read('_redirects').trim().split('\n');
  if (redirects.redirects.length !== lines.length) {
    faults.push(`Netlify reads ${redirects.redirects.length} of ${lines.length} redirects`);
  }
  for (const { message } of [...headers.errors, ...redirects.errors])
    faults.push(`Netlify: ${message}`);
  const { error } = getTransformedRoutes(JSON.parse(read('vercel.json')));
  if (error) faults.push(`Vercel: ${error.message}`);
  return faults;
}
