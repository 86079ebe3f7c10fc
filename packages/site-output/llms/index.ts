/** A line of the list: a document's markdown copy, and what it's about. */
export interface Entry {
  readonly title: string;
  /** Address of the markdown copy. */
  readonly url: string;
  readonly description: string;
  /** Questions and names under which readers look for the document. */
  readonly asked?: readonly string[];
}

/** A named part of the list. */
export interface Part {
  readonly title: string;
  readonly entries: readonly Entry[];
}

const bracket = (text: string): string => text.replace(/[[\]]/g, '\\$&');

/**
 * The site's table of contents for language models, in the form of https://llmstxt.org: a title, a summary, and lists
 * of links. A reader with little room may skip the last part, "Optional".
 *
 * @param optional lists that a reader with little room may skip
 */
export function llmsText(
  site: { readonly title: string; readonly summary: string; readonly notes: readonly string[] },
  parts: readonly Part[],
  optional: readonly Entry[],
): string {
  const lines = (entries: readonly Entry[]): string =>
    entries
      .map(({ title, url, description, asked = [] }) => {
        const says = [description, asked.length > 0 ? `Asked as: ${asked.join('; ')}.` : ''];
        const text = says.filter(Boolean).join(' ');
        return `- [${bracket(title)}](${url})${text ? `: ${text}` : ''}`;
      })
      .join('\n');
  const blocks = [
    `# ${site.title}`,
    `> ${site.summary}`,
    site.notes.map((note) => `- ${note}`).join('\n'),
    ...parts
      .filter(({ entries }) => entries.length > 0)
      .map(({ title, entries }) => `## ${title}\n\n${lines(entries)}`),
    ...(optional.length > 0 ? [`## Optional\n\n${lines(optional)}`] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}
