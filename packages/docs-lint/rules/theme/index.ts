import { attributeText, type Document, type Tag } from '../../document';
import type { Finding, Rule } from '../../rule';

/** Looks at what one `<Tabs>` holds, from its first tag to its last. */
function* checkTabs({ text }: Document, tags: readonly Tag[]): Generator<Finding> {
  const [tabs, ...inside] = tags;
  if (!tabs) return;
  const values = new Set<string>();
  let [depth, last] = [0, tabs.end];
  for (const tag of inside) {
    const { name, kind, start, end } = tag;
    if (depth === 0) {
      const isLast = tag === inside.at(-1);
      const isTab = name === 'TabItem' || (isLast && values.size > 0);
      if (!isTab || text.slice(last, start).trim() !== '') {
        const fix = 'put all of it into <TabItem value="…" label="…">';
        const message = '<Tabs> holds something other than tabs';
        yield { start: tabs.start, message, fix, hides: { start, end } };
        return;
      }
      if (isLast) break;
      const value = attributeText(tag, 'value') ?? '';
      if (value === '')
        yield { start, message: 'the tab has no value', fix: 'add value="…", a name of its own' };
      else if (values.has(value))
        yield { start, message: `two tabs have the value "${value}"`, fix: 'rename one' };
      values.add(value);
    }
    depth += { open: 1, close: -1, void: 0 }[kind];
    last = end;
  }
  const first = attributeText(tabs, 'defaultValue');
  if (first !== undefined && !values.has(first)) {
    const message = `no tab has the value "${first}", which is to be shown first`;
    yield {
      start: tabs.start,
      message,
      fix: `choose one of ${[...values].filter(Boolean).join(', ')}`,
    };
  }
}

/** The theme throws errors that say neither where nor what, and lists of cards are left out of the site. */
export const rule: Rule = {
  about:
    '<Tabs> holds only <TabItem>s, each with a different value; no tab is outside of it; no list of cards.',
  *document(document) {
    const { tags, imports } = document;
    for (const { from = '', fromRange } of imports) {
      if (!/^@theme\/DocCard(?:List)?$/.test(from)) continue;
      const message = `there is no "${from}": a list of cards would bring the titles of all documents to every page`;
      yield { ...fromRange, message, fix: 'write a list of links' };
    }
    const open: number[] = [];
    for (const [index, { name, kind, start }] of tags.entries()) {
      if (name === 'TabItem' && kind !== 'close' && open.length === 0)
        yield {
          start,
          message: "the tab isn't inside <Tabs>",
          fix: 'put it into <Tabs> … </Tabs>',
        };
      if (name !== 'Tabs') continue;
      if (kind === 'open') open.push(index);
      else if (kind === 'close') yield* checkTabs(document, tags.slice(open.pop(), index + 1));
    }
  },
};
