import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../setup/refusal';
import { type Answers, type Kind, type Plan, type Question } from './kind';
import { address } from './kinds/address';
import { document } from './kinds/document';
import { post } from './kinds/post';
import { queries } from './kinds/queries';
import { release } from './kinds/release';
import { term } from './kinds/term';

/** Everything that `npm run new` can add. */
export const kinds: readonly Kind[] = [document, address, term, post, release, queries];

/** What is wrong with an answer, or undefined. */
export function fault(question: Question, text: string, answers: Answers): string | undefined {
  if (question.choices && !question.choices.includes(text)) {
    return `choose one of: ${question.choices.join(', ')}`;
  }
  if (text === '' && question.fallback === undefined) return 'an answer is needed';
  const { longest = Infinity } = question;
  if (text.length > longest) return `it has ${text.length} characters: write at most ${longest}`;
  if (/[\r\n]/.test(text)) return 'write it in one line';
  return question.check?.(text, answers);
}

/**
 * Goes through the questions of a kind.
 *
 * @param given answers from the command line
 * @param ask asks a question that the command line left open; undefined if no one can be asked
 * @throws Refusal that names every answer that is missing or wrong
 */
export async function collect(
  kind: Kind,
  root: string,
  given: Answers,
  ask: ((question: Question, answers: Answers) => Promise<string>) | undefined,
): Promise<Answers> {
  const answers: Record<string, string> = {};
  const questions = kind.questions(root);
  const foreign = Object.keys(given).filter((name) => !questions.some((one) => one.name === name));
  const faults = foreign.map((name) => `--${name} is not an answer for "${kind.name}"`);
  for (const question of questions) {
    if (question.skip?.(answers)) continue;
    const said = given[question.name]?.trim();
    if (said === undefined && ask) {
      answers[question.name] = await ask(question, answers);
      continue;
    }
    const text = said ?? question.fallback?.(answers) ?? '';
    const wrong = fault(question, text, answers);
    if (wrong) faults.push(`--${question.name}: ${wrong} (${question.says})`);
    else answers[question.name] = text;
    // Later questions build on earlier answers, such as the sidebar of a section.
    if (wrong && question.choices) break;
  }
  if (faults.length > 0) throw new Refusal(faults.join('\n'));
  return answers;
}

/**
 * Writes a plan. Nothing is written if any new file already exists.
 *
 * @throws Refusal that names the file that would be overwritten
 */
export function write(root: string, plan: Plan): void {
  for (const { file, isNew } of plan.changes) {
    if (isNew && existsSync(path.join(root, file))) {
      throw new Refusal(`${file} already exists: nothing was written. Choose another name.`);
    }
  }
  for (const { file, content } of plan.changes) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
}
