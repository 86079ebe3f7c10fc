/** A quotation mark that opens a message. One that closes what is before it has a sign of the language behind it. */
const opening = /\s*(?=["'\u2018\u201c](?![\s,.:;)}\]]|$))/.source;

/** What tools write before the message of a contract. A word alone isn't enough: readers write "reverted", too. */
const frame = new RegExp(
  [
    `\\brevert(?:ed)?(?:\\s*:|${opening}|\\s+with\\s+reason(?:\\s+string)?\\b:?)`,
    /\breverted\.\s+error:|\bprocessing transaction: revert\b|\[(?:execution )?revert(?:ed)?\]|\[fail:/
      .source,
    /\breason(?:\s+string|\s+provided\s+by\s+the\s+contract)?\s*[:=](?!\s*null\b)/.source,
    `\\berror${opening}`,
    /\brequire\([^"']{0,200},/.source,
  ].join('|'),
  'gi',
);

/** A message in quotes, or up to the words that tools write after it. */
const message =
  /^[\s\\]*(?:"([^"\\\n]{1,500})|'([^'\n]{1,500})|[\u2018\u201c]([^\u2019\u201d\n]{1,500})|((?:(?! -- |, data:|; counterexample:|\.(?:\n|$))[^"'\\\n()[\]{}]|'(?=\w)){1,500}))/;

/** What tools write where a contract gave no message, or where the call around it went on. */
const none = /^(?:(?:execution )?revert(?:ed)?|evmerror: revert|contract execution completed)$/i;

/** The shortest messages of contracts are an exclamation mark and a word, which in code would go on with a dot or a call. */
const short = /(?:^|[^\w!])(![a-z]+)(?![\w.([])/;

/**
 * The message of a contract in what a wallet, a node, an explorer, or a test runner prints about a failed call.
 *
 * @param longest how much of the text is read: wallets copy whole transactions along with a message
 * @returns undefined if there's none: the call failed without one, or the text is something else
 */
export function messageIn(text: string, longest = 2000): string | undefined {
  const start = text.slice(0, longest);
  // Tools wrap one another: the innermost frame comes last.
  for (const { 0: before, index } of [...start.matchAll(frame)].reverse()) {
    const [, ...quoted] = message.exec(start.slice(index + before.length)) ?? [];
    const found = quoted.find((each) => each !== undefined)?.trim() ?? '';
    if (/\p{L}{2}/u.test(found) && !none.test(found)) return found;
  }
  return short.exec(start)?.[1];
}

/** What libraries print about the transaction and the request: its data belongs to the call, not to the error. */
const sent =
  /\b(?:transaction|tx|payload)"?[=:]\s*\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|"requestBody":"[^"\\]*(?:\\.[^"\\]*)*"|\bArguments:(?:\n[ \t]+\w+:[^\n]*)+/g;

/** A pasted error without the call that it's about. */
export const withoutSent = (text: string): string => text.replace(sent, '');
