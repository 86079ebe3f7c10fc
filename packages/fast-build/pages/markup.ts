/**
 * Writes the markup of a page as short as html-minifier-terser does with the options of Docusaurus, for markup as
 * React and the template write it: every element closed, values in double quotes. That package reads the rest of the
 * page again for every tag. This one reads each tag once, and tags that are the same on several pages only once for
 * all of them.
 */

/** A comment, a script or style with its content, or a tag. */
const piece =
  /<!--[\s\S]*?-->|<(script|style)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([\s\S]*?)<\/\1\s*>|<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g;
const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

const fill = new Set(
  'checked,compact,declare,defer,disabled,ismap,multiple,nohref,noresize,noshade,nowrap,readonly,selected'.split(
    ',',
  ),
);
const droppedIfEmpty =
  /^(?:class|id|style|title|lang|dir|on(?:focus|blur|change|click|dblclick|mouse(?:down|up|over|move|out)|key(?:press|down|up)))$/;
const addresses =
  /^(?:(?:a|area|link|base) href|img (?:src|longdesc|usemap)|object (?:classid|codebase|data|usemap)|(?:q|blockquote|ins|del) cite|form action|input (?:src|usemap)|head profile|script (?:src|for))$/;
const numbers =
  /^(?:(?:a|area|object|button|input|select|textarea) tabindex|input maxlength|select size|textarea (?:rows|cols)|(?:colgroup|col) span|(?:th|td) (?:rowspan|colspan))$/;
const scriptTypes =
  /^(?:|text\/(?:java|ecma|j)script|application\/(?:x-)?javascript|application\/ecmascript)$/;
const runs = new RegExp(`^module$|${scriptTypes.source}`);

interface Attribute {
  readonly name: string;
  readonly value: string | undefined;
}

const trim = (text: string): string => text.replace(/^[ \n\r\t\f]+|[ \n\r\t\f]+$/g, '');
const collapse = (text: string): string => trim(text).replace(/[ \n\r\t\f]+/g, ' ');

function parse(text: string, keepCase: boolean): Attribute[] {
  return [...text.matchAll(attributePattern)].map(([, written = '', ...values]) => {
    const name = keepCase ? written : written.toLowerCase();
    const value = values.find((each) => each !== undefined);
    return { name, value: value ?? (fill.has(written) ? written : undefined) };
  });
}

function isRedundant(tag: string, { name, value = '' }: Attribute, all: readonly Attribute[]) {
  const has = (other: string): boolean => all.some((each) => each.name === other);
  switch (`${tag} ${name}`) {
    case 'script type':
      return scriptTypes.test(trim(value.split(';', 1)[0] ?? '').toLowerCase());
    case 'style type':
    case 'link type':
      return /^(?:|text\/css)$/i.test(trim(value));
    case 'script language':
      return trim(value).toLowerCase() === 'javascript';
    case 'script charset':
      return !has('src');
    case 'form method':
      return trim(value).toLowerCase() === 'get';
    case 'input type':
      return trim(value).toLowerCase() === 'text';
    case 'a name':
      return has('id');
    case 'area shape':
      return trim(value).toLowerCase() === 'rect';
    default:
      return false;
  }
}

function shortValue(tag: string, name: string, value: string, all: readonly Attribute[]): string {
  if (name === 'class') return collapse(value);
  if (name === 'style') return trim(value).replace(/\s*;$/, ';');
  const place = `${tag} ${name}`;
  if (addresses.test(place) || numbers.test(place)) return trim(value);
  const isNamed = (which: string, by: string): boolean =>
    all.some((each) => each.name === which && each.value === by);
  if (place === 'meta content' && isNamed('name', 'viewport')) {
    return value.replace(/\s+/g, '').replace(/[0-9]+\.[0-9]+/g, (number) => String(+number));
  }
  if (place === 'script type') return trim(value.replace(/\s*;\s*/g, ';'));
  if (name === 'media' && (tag === 'style' || isNamed('rel', 'stylesheet'))) return trim(value);
  return value;
}

function quoted(value: string): string {
  const single = value.split("'").length;
  const double = value.split('"').length;
  return single < double
    ? `'${value.replace(/'/g, '&#39;')}'`
    : `"${value.replace(/"/g, '&#34;')}"`;
}

/** A start tag without attributes that make no difference. */
function startTag(tag: string, rest: string, inSvg: boolean): string {
  const slash = inSvg && /\/\s*$/.test(rest) ? '/' : '';
  const all = parse(rest, inSvg);
  const kept = all.flatMap((attribute) => {
    const { name, value } = attribute;
    if (isRedundant(tag, attribute, all)) return [];
    const short = value && shortValue(tag, name, value, all);
    const isEmpty = !short || /^\s*$/.test(short);
    if (isEmpty && (droppedIfEmpty.test(name) || (tag === 'input' && name === 'value'))) return [];
    return [short === undefined ? name : `${name}=${quoted(short)}`];
  });
  return `<${[tag, ...kept].join(' ')}${slash}>`;
}

/** Makes the function that shortens pages. It remembers tags, because a site has few different ones. */
export function shortener(
  shortScript: (text: string) => Promise<string>,
): (html: string) => Promise<string> {
  const tags = new Map<string, string>();
  const scripts = new Map<string, string>();

  function shortTag(raw: string, name: string, rest: string, inSvg: boolean): string {
    const key = inSvg ? `svg ${raw}` : raw;
    let short = tags.get(key);
    if (short === undefined) {
      short = startTag(inSvg ? name : name.toLowerCase(), rest, inSvg);
      // A copy, because a match is a view into the whole page and would keep all of it in memory.
      tags.set(structuredClone(key), short);
    }
    return short;
  }

  return async (html) => {
    const parts: string[] = [];
    let end = 0;
    let depth = 0;
    for (const match of html.matchAll(piece)) {
      const [raw, special, specialRest = '', content = '', closing, name = '', rest = ''] = match;
      parts.push(html.slice(end, match.index));
      end = match.index + raw.length;
      if (special !== undefined) {
        const isCode =
          special === 'script' &&
          runs.test(
            parse(specialRest, false).find(({ name: each }) => each === 'type')?.value ?? '',
          );
        let text = content;
        if (isCode && content !== '') {
          text = scripts.get(content) ?? (await shortScript(content));
          scripts.set(content, text);
        }
        parts.push(startTag(special, specialRest, false), text, `</${special}>`);
      } else if (raw.startsWith('<!--')) {
        parts.push(raw);
      } else if (closing === '/') {
        const isSvg = name.toLowerCase() === 'svg';
        if (isSvg) depth -= 1;
        parts.push(`</${depth > 0 && !isSvg ? name : name.toLowerCase()}>`);
      } else {
        if (name.toLowerCase() === 'svg') depth += 1;
        parts.push(shortTag(raw, name, rest, depth > 0));
      }
    }
    parts.push(html.slice(end));
    return parts.join('').replace(/^<!DOCTYPE[^>]*>/i, '<!doctype html>');
  };
}
