import { stem } from '../stem';

/**
 * Kinds of questions by the word that makes them: "who" wants roles and people, "how much" amounts. One line is the words
 * that ask, then what an answer holds. A line that holds it more likely answers.
 */
const lines = `
  who whom whose: role permission caller owner signer team member
  where: address link list site
  much: amount fee limit percent cost rate
  many: number limit amount
  when: time day hour date duration
  long: time day hour duration
  why: reason cause
  safe safety secure trust: risk security audit
`;

const wanted = new Map(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [asking = '', answers = ''] = line.trim().split(': ');
      const stems = answers.split(' ').map(stem);
      return asking.split(' ').map((word) => [stem(word), stems] as const);
    }),
);

/** What an answer holds to a question with this word, as stems; the same list each time. Nothing for most words. */
export function wantedBy(word: string): readonly string[] | undefined {
  return wanted.get(stem(word));
}
