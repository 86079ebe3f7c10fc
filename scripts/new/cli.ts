/**
 * `npm run new [-- KIND --ANSWER …]`: adds something to the site.
 *
 * Asks for what the options leave open. Options: `--yes` takes defaults and asks nothing, `--dry-run` shows and writes
 * nothing, `--help` lists kinds and answers.
 */
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { collect, fault, kinds, write } from '.';
import { Refusal } from '../setup/refusal';
import { type Answers, type Kind, type Question } from './kind';

const root = path.resolve(__dirname, '../..');

function help(): string {
  const lines = kinds.flatMap((kind) => [
    '',
    `${kind.name}: ${kind.says}`,
    ...kind
      .questions(root)
      .map(
        ({ name, says, choices, fallback }) =>
          `  --${name}${fallback === undefined ? '' : ' (optional)'}  ${says}${choices ? `: ${choices.join(', ')}` : ''}`,
      ),
  ]);
  return `npm run new -- [${kinds.map(({ name }) => name).join(' | ')}] [--answer …] [--yes] [--dry-run]\n${lines.join('\n')}`;
}

async function put(terminal: Interface, question: Question, answers: Answers): Promise<string> {
  const fallback = question.fallback?.(answers);
  const choices = question.choices ? ` (${question.choices.join(', ')})` : '';
  const shown = fallback ? ` [${fallback}]` : '';
  for (;;) {
    const typed = (await terminal.question(`${question.says}${choices}${shown}: `)).trim();
    const text = typed === '' ? (fallback ?? '') : typed;
    const wrong = fault(question, text, answers);
    if (!wrong) return text;
    console.log(`  ${wrong}`);
  }
}

async function chooseKind(
  terminal: Interface | undefined,
  named: string | undefined,
): Promise<Kind> {
  const choices = kinds.map(({ name }) => name);
  let name = named;
  if (name === undefined && terminal) {
    console.log(kinds.map((kind) => `  ${kind.name.padEnd(9)} ${kind.says}`).join('\n'));
    name = await put(terminal, { name: 'kind', says: 'What to add', choices }, {});
  }
  const chosen = kinds.find((kind) => kind.name === name);
  if (chosen) return chosen;
  const reason = name === undefined ? 'Nothing to add was named' : `"${name}" cannot be added`;
  throw new Refusal(`${reason}. Name one of: ${choices.join(', ')}.`);
}

async function main(): Promise<void> {
  const names = kinds.flatMap((kind) => kind.questions(root).map((question) => question.name));
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
      yes: { type: 'boolean' as const },
      'dry-run': { type: 'boolean' as const },
    },
  });
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') given[name] = value;
  }
  const terminal =
    process.stdin.isTTY && !values['yes']
      ? createInterface({ input: process.stdin, output: process.stdout })
      : undefined;
  try {
    const [named, extra] = positionals;
    if (extra !== undefined)
      throw new Refusal(`"${extra}" is one argument too many: name one kind.`);
    const kind = await chooseKind(terminal, named);
    const ask = terminal && ((...args: [Question, Answers]) => put(terminal, ...args));
    const plan = await kind.plan(root, await collect(kind, root, given, ask));
    for (const { file, isNew } of plan.changes)
      console.log(`${isNew ? 'writes' : 'edits '} ${file}`);
    if (values['dry-run']) return;
    write(root, plan);
    console.log(`\nNext:\n${plan.next.map((step, index) => `${index + 1}. ${step}`).join('\n')}`);
  } finally {
    terminal?.close();
  }
}

if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
  console.log(help());
} else {
  // It says in one line what is wrong with the options and the answers, and would print the comment above for --help.
  require('../setup/help.cjs');
  void main();
}
