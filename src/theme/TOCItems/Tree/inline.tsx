import React, { type ReactNode } from 'react';

/** What Docusaurus writes instead of the signs of HTML. */
const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The text of HTML that has no more elements of a heading. */
const textOf = (html: string): string =>
  html.replace(/<\/?[a-z][^>]*>/gi, '').replace(/&[^;]+;/g, (sign) => signs[sign] ?? sign);

/** Names that may be wider than the contents. */
const longName = /(\w{16,})/;

/** A text whose long names may break between the words that they are made of: `maxAvailable`, `Shares`. */
export function breakable(text: string): ReactNode[] {
  return text
    .split(longName)
    .flatMap((part, at) =>
      longName.test(part)
        ? part
            .split(/(?=[A-Z][a-z])/)
            .flatMap((word, index) => (index === 0 ? word : [<wbr key={`${at} ${index}`} />, word]))
        : part,
    );
}

/** An element that Docusaurus writes into the text of a heading. */
const element = /<(code|em|strong|del)>(.*?)<\/\1>/s;

/**
 * The HTML of a heading as React nodes: `code`, `em`, `strong` and `del` as elements, other tags dropped, entities
 * decoded. Without `innerHTML`, which Trusted Types forbid.
 */
export function inlineNodes(html: string): ReactNode[] {
  const found = element.exec(html);
  if (!found) return breakable(textOf(html));
  const [whole, name = '', inner = ''] = found;
  return [
    ...breakable(textOf(html.slice(0, found.index))),
    React.createElement(name, { key: html.length }, ...inlineNodes(inner)),
    ...inlineNodes(html.slice(found.index + whole.length)),
  ];
}
