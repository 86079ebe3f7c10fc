import { createHash } from 'node:crypto';

/** Types of scripts that browsers run; a data block of another type needs no permission. */
const executable =
  /^(?:text\/javascript|application\/javascript|module|importmap|speculationrules)?$/i;

const script = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;

const attribute = (name: string): RegExp =>
  new RegExp(`\\s${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]*)))?`, 'i');

/** Inline scripts of a page that browsers would run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(script)]
    .filter(([, attributes = '']) => {
      if (attribute('src').test(attributes)) return false;
      const type = attribute('type').exec(attributes);
      return executable.test((type?.[1] ?? type?.[2] ?? type?.[3] ?? '').trim());
    })
    .map(([, , text = '']) => text);
}

/** How a content security policy names an inline script. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What in a page would run although no hash can name it, as short descriptions. */
export function unhashable(html: string): string[] {
  const markup = html.replace(script, '');
  const found: string[] = [];
  for (const [tag] of markup.matchAll(
    /<[a-z][^\s>/]*(?:\s+[^\s"'>=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?)*/gi,
  )) {
    const handler = /\s(on[a-z]+)\s*=/i.exec(tag.replace(/"[^"]*"|'[^']*'/g, '""'));
    if (handler) found.push(`the event handler ${handler[1] ?? ''}`);
    const link =
      /\s(?:href|src|action|formaction|xlink:href)\s*=\s*["']?\s*(javascript|vbscript):/i.exec(tag);
    if (link) found.push(`a ${link[1] ?? ''}: link`);
  }
  return found;
}
