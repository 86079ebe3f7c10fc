/**
 * Redirect pages of the client-redirects plugin. Each holds an inline script with its target in it, so the policy would
 * need a hash for each redirect. They get one common script instead, a link for readers whose browser neither runs it nor
 * follows the refresh, and the title and card of the target for programs that preview links.
 */

const refresh = /<meta http-equiv="refresh" content="0; url=([^"]*)"\s*\/?>/i;

/** Takes the reader to the page's target, with the query and hash that a refresh drops. Changing it changes its hash. */
export const redirectScript =
  "location.replace(document.querySelector('meta[http-equiv=refresh]').content.slice(7)+location.search+location.hash)";

/** Target of a redirect page, or undefined if a page is none. */
export function redirectTarget(html: string): string | undefined {
  return refresh.exec(html)?.[1];
}

/** What is shown of a page where its link is shared: title, description, card, and address. */
const linkHead = (html: string): string[] =>
  html
    .split('</head>', 1)[0]
    ?.match(
      /<title\b[^>]*>.*?<\/title>|<meta\b[^>]* (?:name="(?:description|twitter:)|property="og:)[^>]*>|<link\b[^>]* rel="canonical"[^>]*>/g,
    ) ?? [];

/**
 * The redirect page with the common script.
 *
 * @param html the page as the plugin wrote it; any other page comes back unchanged
 * @param read gives the built page of a target
 */
export function commonRedirectPage(html: string, read: (target: string) => string): string {
  const target = redirectTarget(html);
  if (target === undefined) return html;
  return [
    '<!DOCTYPE html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="UTF-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    ...linkHead(read(target)),
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    `<script>${redirectScript}</script>`,
    '</head>',
    `<body><p>This page is at <a href="${target}">${target}</a>.</p></body>`,
    '</html>',
    '',
  ].join('\n');
}
