/** Whether a shell line goes on in the next one, because a command or a text in quotes hasn't ended. */
function isOpen(command: string): boolean {
  const rest = command.replace(/\\[^\n]|'[^']*'|"(?:\\.|[^"\\])*"/g, '');
  const words = (pattern: RegExp): number => rest.match(pattern)?.length ?? 0;
  return (
    /(?:\\|\||&&)$/.test(rest) ||
    /['"]/.test(rest) ||
    words(/(?:^|[;\n]\s*)(?:do|then|case)\b/g) > words(/(?:^|[;\n]\s*)(?:done|fi|esac)\b/g) ||
    words(/[({]/g) > words(/[)}]/g)
  );
}

/**
 * Lines of a shell session that start no command: the rest of a command, comments, and blank lines. They get no
 * prompt.
 *
 * @returns their indexes
 */
export function linesWithoutPrompt(code: string): number[] {
  const found: number[] = [];
  let command = '';
  let end: string | undefined;
  code.split('\n').forEach((line, index) => {
    if (end !== undefined) {
      found.push(index);
      if (line.trim() === end) end = undefined;
      return;
    }
    const isRest = command !== '';
    if (isRest || /^\s*(?:#|$)/.test(line)) found.push(index);
    if (!isRest && /^\s*#/.test(line)) return;
    command += `${line}\n`;
    [, end] = /<<-?\s*['"]?(\w+)['"]?/.exec(line) ?? [];
    if (!isOpen(command.trimEnd())) command = '';
  });
  return found;
}
