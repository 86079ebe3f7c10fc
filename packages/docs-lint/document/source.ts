const mark = '\ufeff';

/** The text of a document as the compiler reads it: without a byte order mark, and with the line ends of Unix. */
export function plainText(written: string): string {
  return written.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
}

/**
 * A text in the form in which a file was written: with its byte order mark, and with line ends of Windows if it had
 * only these.
 */
export function likeFile(text: string, written: string): string {
  const isOfWindows = written.includes('\r\n') && !/(?<!\r)\n/.test(written);
  const lines = isOfWindows ? text.replaceAll('\n', '\r\n') : text;
  return written.startsWith(mark) ? mark + lines : lines;
}
