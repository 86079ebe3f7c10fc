import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Document, parseDocument } from 'yaml';
import { askedFileOf, longestQuestion } from '../../packages/docs-lint/site/asked';
import { type Change, listOf, type Question } from './kind';
import { formatted } from './text';

/** Asks for words under which readers look for the addition, so that search finds it. */
export const askedQuestion: Question = {
  name: 'asked',
  says: 'What readers type to find it: two or more questions or names, separated by commas',
  check: (text) => {
    const asked = listOf(text);
    const marked = asked.find((each) => /[.?!]$/.test(each));
    if (marked) return `leave out the mark at the end of "${marked}", as readers do`;
    const long = asked.find(({ length }) => length > longestQuestion);
    if (long) return `write at most ${longestQuestion} characters for each, not "${long}"`;
    return asked.length < 2 ? 'write two or more, in the words of your readers' : undefined;
  },
};

/**
 * The file of questions next to a document, with those of one section added.
 *
 * @param document path of the document
 * @param id of the section's heading, or `page` for the whole document
 * @param answer questions, separated by commas
 */
export async function addAsked(
  root: string,
  document: string,
  id: string,
  answer: string,
): Promise<Change> {
  const file = askedFileOf(document);
  const isNew = !existsSync(path.join(root, file));
  const yaml = isNew
    ? new Document({})
    : parseDocument(readFileSync(path.join(root, file), 'utf8'));
  yaml.set(id, yaml.createNode(listOf(answer)));
  return { file, content: await formatted(root, file, yaml.toString()), isNew };
}
