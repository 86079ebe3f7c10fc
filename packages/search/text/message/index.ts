/** Longest text in which a message is looked for. Wallets copy whole transactions along with it. */
const longest = 2000;

/** What tools write before the message of a contract. A word alone isn't enough: readers write "reverted", too. */
const frame =
  /\brevert(?:ed)?(?:\s*[:\]]|\s*(?=["'\u2018\u201c])|\s+with\s+reason(?:\s+string)?\b:?)|\bprocessing transaction: revert\b|\breason(?:\s+string)?\s*[:=]|\berror\s*(?=["'\u2018\u201c])|\brequire\([^"']*,/gi;

/** A message in quotes, or up to the words that tools write after it. */
const message =
  /^[\s\\]*(?:"([^"\\]+)|'([^']+)'|[\u2018\u201c]([^\u2019\u201d]+)|((?:[^"'\\\n()[\]{}]|'(?=\w))+))/;

/** The shortest messages of contracts are an exclamation mark and a word, which in code would go on with a dot or a call. */
const short = /(?:^|[^\w!])(![a-z]+)(?![\w.([])/;

/**
 * The message of a contract in what a wallet, a node, or a test runner prints about a failed call.
 *
 * @returns undefined if there's none: the call failed without one, or the text is something else
 */
export function messageIn(text: string): string | undefined {
  const start = text.slice(0, longest);
  const framed = [...start.matchAll(frame)].map((found) => {
    const [, ...quoted] = message.exec(start.slice(found.index + found[0].length)) ?? [];
    return quoted.find((each) => each !== undefined)?.trim() ?? '';
  });
  // Tools wrap one another: the innermost frame comes last.
  return framed.reverse().find((each) => /\p{L}{3}/u.test(each)) ?? short.exec(start)?.[1];
}
