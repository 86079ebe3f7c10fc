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
