import { rewrite, type Rule } from '../../rule';

/** Parameters that track readers and say nothing about the target. */
const trackingParameter =
  /[?&](?:utm_\w+|fbclid|gclid|mc_cid|ref_src|usp|si|source=friends_link)\b|^https:\/\/www\.google\.com\/url\?/;

/** Whether outside pages exist is checked by a command of its own, with network. */
export const rule: Rule = {
  about: 'An address outside the site is well formed, uses https, and tracks no one.',
  editsCode: true,
  *document(document) {
    for (const { target, targetRange, kind } of document.links) {
      if (kind === 'image' || !/^(?:[a-z][a-z\d+.-]*:|\/\/|www\.)/i.test(target)) continue;
      if (/^(?:pathname|javascript|vbscript|data|blob|file):/i.test(target)) continue;
      const { start } = targetRange;
      if (/^mailto:/i.test(target)) {
        const message = `"${target}" is not a mail address`;
        const fix = 'write it as mailto:name@example.org';
        if (!/^mailto:[^@]+@[^@]+\.\w+/i.test(target)) yield { start, message, fix };
        continue;
      }
      if (target.startsWith('//') || /^www\./i.test(target)) {
        const right = `https://${target.replace(/^\/\//, '')}`;
        yield rewrite(targetRange, right, `"${target}" has no protocol`);
        continue;
      }
      if (/^https?:(?!\/\/)/i.test(target)) {
        // Browsers take it for a path of this site.
        const right = target.replace(/:[\\/]*/, '://');
        yield rewrite(targetRange, right, `"${target}" lacks a slash`);
        continue;
      }
      const url = URL.canParse(target) ? new URL(target) : undefined;
      const isNamed = /\.|^localhost$|^\[/.test(url?.hostname ?? '');
      if (url === undefined || (/^http/.test(url.protocol) && !isNamed)) {
        const message = `"${target}" is not an address`;
        yield { start, message, fix: 'write all of it, starting with https://' };
        continue;
      }
      if (url.protocol === 'http:' && !/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)) {
        const right = `https:${target.slice('http:'.length)}`;
        yield rewrite(targetRange, right, `"${target}" is not encrypted`);
      } else if (!['http:', 'https:'].includes(url.protocol)) {
        const message = `"${url.protocol}" is not a protocol for pages`;
        yield { start, message, fix: 'write an https address' };
      }
      if (trackingParameter.test(target)) {
        const message = 'the address holds a parameter that tracks readers';
        const fix = 'remove the parameter; in a search engine\'s address, keep what follows "q="';
        yield { start, message, fix };
      }
      if (/[.,;]$/.test(target)) {
        const message = `"${target}" ends with punctuation`;
        yield {
          start,
          message,
          fix: "put it after the link; if it's part of the address, write it as %2E, %2C, or %3B",
        };
      }
    }
  },
};
