import type { PrismTheme } from 'prism-react-renderer';

/** Colours of a code block in one colour mode. Text of every kind has a contrast of at least 4.5:1 on the background. */
interface Palette {
  readonly background: string;
  readonly text: string;
  readonly comment: string;
  readonly keyword: string;
  readonly string: string;
  readonly number: string;
  readonly name: string;
  readonly type: string;
}

function theme(palette: Palette): PrismTheme {
  const { background, text, comment, keyword, string, number, name, type } = palette;
  return {
    plain: { color: text, backgroundColor: background },
    styles: [
      { types: ['comment', 'prolog', 'doctype', 'cdata'], style: { color: comment } },
      { types: ['keyword', 'atrule', 'important', 'tag', 'decorator'], style: { color: keyword } },
      { types: ['string', 'char', 'attr-value', 'inserted', 'url'], style: { color: string } },
      { types: ['number', 'boolean', 'constant', 'symbol', 'deleted'], style: { color: number } },
      { types: ['function', 'property', 'attr-name', 'key'], style: { color: name } },
      { types: ['class-name', 'builtin', 'selector', 'variable', 'regex'], style: { color: type } },
    ],
  };
}

export const lightCode = theme({
  background: '#f5f7fa',
  text: '#1b2130',
  comment: '#5b6474',
  keyword: '#8a1fa8',
  string: '#1c6b2c',
  number: '#a03a00',
  name: '#0947ca',
  type: '#7a4b00',
});

export const darkCode = theme({
  background: '#1b1e24',
  text: '#e2e6ee',
  comment: '#9aa4b5',
  keyword: '#d9a3f0',
  string: '#8fd19e',
  number: '#ffb38a',
  name: '#9fc0ff',
  type: '#f0cf8a',
});
