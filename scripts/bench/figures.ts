import { markdownTable, type Table } from './table';

/** One part of the benchmark, as it appears in the file of figures. */
export interface Section {
  readonly title: string;
  /** What the numbers are and how they came about. */
  readonly about: string;
  readonly table: Table;
}

const introduction = `# Figures

Written by \`npm run bench\`. Cells read "this site / stock Docusaurus 2.4.3 of the same content = ratio".
`;

/** A section in Markdown. */
export function sectionText({ title, about, table }: Section, measured: string): string {
  return `## ${title}\n\n${about}\n\nMeasured ${measured}.\n\n${markdownTable(table)}\n`;
}

/** The file of figures with a new section. It replaces the one with the same title, or goes to the end. */
export function withSection(file: string, text: string): string {
  const [, ...kept] = file.split(/^(?=## )/m);
  const titleOf = (section: string): string => section.split('\n', 1)[0] ?? '';
  const sections = new Map([...kept, text].map((section) => [titleOf(section), section]));
  return [introduction, ...sections.values()].map((section) => section.trimEnd() + '\n').join('\n');
}
