/** Judges and marks what is kept. It uses no globals of a worker, so that tests can run it anywhere. */
import { commonName } from '../hosting/client';
import { noticeText } from './notice';
import { noticeId } from './protocol';

/** Header of a kept answer: when it was kept, ISO 8601. */
export const savedAtHeader = 'x-saved-at';

const types: readonly (readonly [ending: RegExp, type: RegExp])[] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.json$/, /json/],
  [/\.woff2$/, /font|octet-stream/],
  [/\.(?:png|jpe?g|webp|svg|ico|gif)$/, /^image\//],
];

/** The name under which a page is kept: one for all addresses under which hosts send it. */
export function pageKey(address: string): string {
  const url = new URL(address);
  return url.origin + (commonName(url.pathname) || '/');
}

/** Whether an answer is what its address promises, and not an error page. */
export function isSound(path: string, response: Pick<Response, 'status' | 'headers'>): boolean {
  if (response.status !== 200) return false;
  const type = response.headers.get('content-type') ?? '';
  const expected = types.find(([ending]) => ending.test(path))?.[1];
  return expected ? expected.test(type) : true;
}

/** Whether an answer is a page. */
export function isPage(response: Pick<Response, 'headers'>): boolean {
  return /^text\/html/.test(response.headers.get('content-type') ?? '');
}

/**
 * Whether HTML is a page of the site, rather than one that a host or a network sends in its place. A network's page may
 * lead on as pages that have moved do, but to another host.
 */
export function isOfSite(html: string): boolean {
  return /\sid=["']?__docusaurus\b/.test(html) || /\scontent=["']?0; ?url=\/(?!\/)/i.test(html);
}

/** A copy of an answer that says when it was made. Drops the note that it was redirected, which navigation refuses. */
export async function dated(response: Response, now: Date): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.set(savedAtHeader, now.toISOString());
  // The body comes decoded.
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(await response.arrayBuffer(), { status: response.status, headers });
}

/** The notice above a kept page: when it was kept, or, without a page, that this isn't known. */
export function noticeOf(kept: Pick<Response, 'headers'> | undefined, now: Date): string {
  return noticeText(kept?.headers.get(savedAtHeader) ?? undefined, now);
}

/** A saved page as the reader sees it, with the notice above it. */
export async function withNotice(kept: Response, now: Date): Promise<Response> {
  const text = noticeOf(kept, now);
  const html = (await kept.text()).replace(
    /<body[^>]*>/,
    (body) => `${body}<div id="${noticeId}" role="status">${text}</div>`,
  );
  return new Response(html, { status: 200, headers: kept.headers });
}

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** The title of a saved page, still escaped as in the page. */
export function titleOf(html: string): string | undefined {
  return /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
}

/**
 * What is shown for a page that is not kept, instead of the browser's own error.
 *
 * @param pages kept pages: address and title as HTML
 */
export function notKept(pages: readonly (readonly [address: string, title: string])[]): Response {
  const links = pages.map(
    ([address, title]) => `<li><a href="${escape(address)}">${title}</a></li>`,
  );
  const html = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>The site cannot be reached</title>
</head>
<body style="max-width:40rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 sans-serif">
<h1>The site cannot be reached</h1>
<p>Your browser has no copy of this page. Go back online and load it again.</p>
${links.length > 0 ? `<h2>Pages that your browser has saved</h2>\n<ul>\n${links.join('\n')}\n</ul>` : ''}
</body>
</html>
`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'",
    },
  });
}
