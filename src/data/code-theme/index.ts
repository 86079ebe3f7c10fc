/**
 * Colors of code in one color mode. Text of every kind has a contrast of at least 4.5:1 on the background. The stylesheet
 * of `src/theme/CodeBlock` says the same, and a test compares them.
 */
export interface CodePalette {
  readonly background: string;
  readonly text: string;
  readonly comment: string;
  readonly keyword: string;
  readonly string: string;
  readonly number: string;
  readonly name: string;
  readonly type: string;
}

export const lightCode: CodePalette = {
  background: '#f5f7fa',
  text: '#1b2130',
  comment: '#5b6474',
  keyword: '#8a1fa8',
  string: '#1c6b2c',
  number: '#a03a00',
  name: '#0947ca',
  type: '#7a4b00',
};

export const darkCode: CodePalette = {
  background: '#1b1e24',
  text: '#e2e6ee',
  comment: '#9aa4b5',
  keyword: '#d9a3f0',
  string: '#8fd19e',
  number: '#ffb38a',
  name: '#9fc0ff',
  type: '#f0cf8a',
};
