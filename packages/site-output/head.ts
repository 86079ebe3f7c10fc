/** Characters that a text must not contain inside an attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/** Structured data as an element that no browser runs. `<` is written as an escape, so that no text can end it. */
export function jsonScript(data: unknown, attributes = ''): string {
  return `<script${attributes} type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;
}

/**
 * Puts elements at the end of a page's head.
 *
 * @throws if the page has no head
 */
export function addToHead(html: string, elements: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) throw new Error('the page has no </head>');
  return html.slice(0, end) + elements + html.slice(end);
}

/** Pattern of the content of the meta elements with a name or property. */
const metaPattern = (name: string): RegExp =>
  new RegExp(`(?<=<meta [^>]*(?:name|property)="${name}" content=")[^"]*`, 'g');

/** Content of the last meta element with a name or property, as written in the page. */
export function metaOf(html: string, name: string): string | undefined {
  return [...html.slice(0, html.indexOf('</head>')).matchAll(metaPattern(name))].at(-1)?.[0];
}

/** Replaces the content of the meta elements with a name or property. Elements that are not there are left out. */
export function setMeta(html: string, name: string, content: string): string {
  const end = html.indexOf('</head>');
  return (
    html.slice(0, end).replace(metaPattern(name), () => escapeAttribute(content)) + html.slice(end)
  );
}
