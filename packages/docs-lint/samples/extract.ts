/** A fenced code block of a document. */
export interface Sample {
  /** Path as given to {@link extractSamples}. */
  readonly file: string;
  /** Line of the opening fence, from 1; the first line of code is the next one. */
  readonly line: number;
  /** First word behind the fence, empty if there is none. */
  readonly language: string;
  /** Reason not to check the block, from `no-check="…"`. */
  readonly noCheck: string | null;
  /** Reason not to run a block of Python or shell, from `parse-only="…"`: it is parsed and no more. */
  readonly parseOnly: string | null;
  /** Name above the block, from `title="…"`. */
  readonly title: string | null;
  /** File and region that the code comes from, from `file="…"`. Those files run in a test of their own. */
  readonly source: string | null;
  /** The code without the indentation or quote marks of the fence. */
  readonly code: string;
}

/** What is wrong with a sample. */
export interface SampleProblem {
  readonly file: string;
  /** Line in the document, from 1. */
  readonly line: number;
  readonly language: string;
  readonly message: string;
}

/**
 * A problem at a line of a sample's code.
 *
 * @param codeLine line inside the code, from 0
 */
export function problemAt(sample: Sample, codeLine: number, message: string): SampleProblem {
  const last = sample.code.split('\n').length - 1;
  const line = sample.line + 1 + Math.max(0, Math.min(codeLine, last));
  return { file: sample.file, line, language: sample.language, message };
}

/** Line of an offset, from 0. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length - 1;
}

/** Value of an option behind the opening fence. */
const optionOf = (info: string, name: string): string | null =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(info)?.[1] ?? null;

/**
 * Finds every fenced code block, also those indented in lists or quoted. A fence inside a longer fence belongs to the
 * outer one's text.
 */
export function extractSamples(markdown: string, file: string): Sample[] {
  const samples: Sample[] = [];
  const lines = markdown.split('\n');
  for (let i = 0; i < lines.length; i += 1) {
    const open = /^(?<lead>[ \t>]*)(?<fence>`{3,}|~{3,})(?<info>[^`]*)$/.exec(lines[i] ?? '');
    const { lead = '', fence = '', info = '' } = open?.groups ?? {};
    if (open === null) continue;
    const close = new RegExp(`^[ \\t>]*${fence[0] === '~' ? '~' : '`'}{${fence.length},}[ \\t]*$`);
    const start = i;
    const code: string[] = [];
    for (i += 1; i < lines.length && !close.test(lines[i] ?? ''); i += 1) {
      const line = lines[i] ?? '';
      code.push(line.startsWith(lead) ? line.slice(lead.length) : line.replace(/^[ \t>]+/, ''));
    }
    samples.push({
      file,
      line: start + 1,
      language: /^\S+/.exec(info.trim())?.[0] ?? '',
      noCheck: optionOf(info, 'no-check'),
      parseOnly: optionOf(info, 'parse-only'),
      title: optionOf(info, 'title'),
      source: optionOf(info, 'file'),
      code: code.join('\n'),
    });
  }
  return samples;
}
