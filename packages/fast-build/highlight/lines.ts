/**
 * Text of one kind, or plain text. The kind is a class of the stylesheet in `src/theme/CodeBlock`, or empty for
 * plain text that has a note. The address leads to the entry that the note is about, if there is one.
 */
export type CodePiece =
  string | readonly [kind: string, text: string, note?: string, href?: string];

export type CodeLine = readonly CodePiece[];

/** What the grammars return. Contents may be nested. */
export interface PrismToken {
  readonly type: string;
  readonly alias?: string | string[];
  readonly content: string | PrismToken | (string | PrismToken)[];
}

/** For each kind, the names that grammars use for it. Every other name is plain text. */
const kinds: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    comment: 'comment prolog doctype cdata shebang',
    keyword: 'keyword atrule important tag decorator',
    string: 'string char attr-value inserted url',
    number: 'number boolean constant symbol deleted',
    name: 'function property attr-name key',
    type: 'class-name builtin selector variable regex',
  }).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind])),
);

function kindOf({ type, alias }: PrismToken): string | undefined {
  // The last name counts, as the last rule of a stylesheet would.
  return [type, ...([] as string[]).concat(alias ?? [])]
    .map((name) => kinds[name])
    .filter((kind) => kind !== undefined)
    .pop();
}

/** Flattens nested tokens, joins neighbors of the same kind, and cuts at line ends. */
export function toLines(tokens: readonly (string | PrismToken)[]): CodeLine[] {
  const lines: { kind: string | undefined; text: string }[][] = [[]];

  function add(text: string, kind: string | undefined): void {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      const line = lines[lines.length - 1] ?? [];
      const last = line[line.length - 1];
      if (part === '') return;
      // Spaces have no color of their own.
      if (last && (last.kind === kind || part.trim() === '')) last.text += part;
      else line.push({ kind, text: part });
    });
  }

  function walk(token: string | PrismToken, outer: string | undefined): void {
    if (typeof token === 'string') {
      add(token, outer);
      return;
    }
    const kind = kindOf(token) ?? outer;
    ([] as (string | PrismToken)[]).concat(token.content).forEach((inner) => walk(inner, kind));
  }

  tokens.forEach((token) => walk(token, undefined));
  return lines.map((line) =>
    line.map(({ kind, text }): CodePiece => (kind === undefined ? text : [kind, text])),
  );
}
