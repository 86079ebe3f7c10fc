import React from 'react';
import type { ReactNode } from 'react';

/** Elements that Docusaurus writes into the text of a heading. */
const elements = ['code', 'em', 'strong', 'del'] as const;
type ElementName = (typeof elements)[number];

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

function decode(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (whole, hex, decimal, name) => {
      if (name) return named[name as string] ?? whole;
      const code = hex ? parseInt(hex as string, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

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

interface Open {
  readonly name: ElementName | undefined;
  readonly children: ReactNode[];
}

/**
 * The HTML of a heading as React nodes: `code`, `em`, `strong` and `del` as elements, other tags dropped, entities
 * decoded. Without `innerHTML`, which Trusted Types forbid.
 */
export function inlineNodes(html: string): ReactNode[] {
  const root: Open = { name: undefined, children: [] };
  const stack: Open[] = [root];
  let key = 0;
  const close = (): void => {
    const { name, children } = stack.pop() ?? root;
    const parent = stack[stack.length - 1] ?? root;
    if (name) parent.children.push(React.createElement(name, { key: (key += 1) }, ...children));
  };
  for (const part of html.split(/(<\/?[a-z][^>]*>)/i)) {
    const tag = /^<(\/?)([a-z][a-z\d]*)[^>]*>$/i.exec(part);
    if (!tag) {
      if (part) (stack[stack.length - 1] ?? root).children.push(...breakable(decode(part)));
      continue;
    }
    const name = elements.find((each) => each === tag[2]?.toLowerCase());
    if (!name) continue;
    if (!tag[1]) stack.push({ name, children: [] });
    else if (stack.some((open) => open.name === name)) {
      while (stack[stack.length - 1]?.name !== name) close();
      close();
    }
  }
  while (stack.length > 1) close();
  return root.children;
}
