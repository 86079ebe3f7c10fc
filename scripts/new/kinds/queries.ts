import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { releases } from '../../../src/data/releases';
import { sections } from '../../../src/data/sections';
import { answer, listOf, Refusal, type Kind } from '../kind';
import { append, formatted, literal } from '../text';

const file = 'src/data/search-queries/index.ts';

/** File of a document by its route, or undefined if there is none. */
function sourceOf(root: string, route: string): string | undefined {
  const [, section = '', rest = ''] = /^\/([^/]+)\/(.+)$/.exec(route) ?? [];
  const folder = sections.find(({ id }) => id === section)?.folder;
  if (!folder) return undefined;
  const release = releases.slice(1).find((item) => rest.startsWith(`${item}/`));
  const base = release
    ? `vaults_versioned_docs/version-${release}/${rest.slice(release.length + 1)}`
    : `${folder}/${rest}`;
  return [`${base}.md`, `${base}.mdx`].find((name) => existsSync(path.join(root, name)));
}

/** What is wrong with a route that a query expects, or undefined. */
export function targetFault(root: string, target: string): string | undefined {
  const [route = '', anchor] = target.split('#');
  if (route.startsWith('/blog/')) return undefined;
  const source = sourceOf(root, route);
  if (!source) return `there is no document at ${route}`;
  if (anchor === undefined) return undefined;
  const text = readFileSync(path.join(root, source), 'utf8');
  return text.includes(`{#${anchor}}`) || text.includes(`id="${anchor}"`)
    ? undefined
    : `${source} has no heading with the id "${anchor}"`;
}

const classesOf = (text: string): string[] =>
  [...text.matchAll(/^ {4}name: '([^']+)',$/gm)].map(([, name = '']) => name);

/**
 * Adds a query to a class of the relevance set, and the class itself if it is new.
 *
 * @param rationale why the queries of a new class stand for what readers type
 */
export function addQuery(text: string, name: string, rationale: string, call: string): string {
  const at = text.indexOf(`name: ${literal(name)}`);
  if (at >= 0) return append(text, text.indexOf('[', text.indexOf('queries:', at)), call);
  const union = text.replace(
    /(readonly name:(?: \|)?[^;]*);/,
    (_match, names: string) => `${names} | ${literal(name)};`,
  );
  const head = /relevanceClasses: [^=]*= \[/.exec(union);
  if (!head) throw new Error('the list of classes is not found');
  const list = head.index + head[0].length - 1;
  const item = `{ name: ${literal(name)}, rationale: ${literal(rationale)}, queries: [${call}] }`;
  return append(union, list, item);
}

export const queries: Kind = {
  name: 'query',
  says: 'a query that search must answer, or a new class of queries',
  questions: (root) => {
    const classes = classesOf(readFileSync(path.join(root, file), 'utf8'));
    return [
      {
        name: 'class',
        says: `Class: ${classes.join(', ')}, or the name of a new one`,
      },
      {
        name: 'rationale',
        says: 'Why the queries of the new class stand for what readers type',
        skip: ({ class: name = '' }) => classes.includes(name),
      },
      { name: 'query', says: 'What the reader types' },
      {
        name: 'expect',
        says: 'Routes that answer, best first, separated by commas, such as /resources/faq#vaults',
        check: (text) => {
          const targets = listOf(text);
          if (targets.length === 0) return 'name at least one';
          return targets.map((target) => targetFault(root, target)).find(Boolean);
        },
      },
      {
        name: 'reading',
        says: 'Release that the reader has open (the newest if empty)',
        fallback: '',
        check: (text) =>
          text === '' || releases.some((release) => release === text)
            ? undefined
            : `choose one of: ${releases.join(', ')}`,
      },
    ];
  },
  plan: async (root, answers) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const query = literal(answer(answers, 'query'));
    // Prettier writes a text that holds an apostrophe in double quotes.
    const spellings = [query, JSON.stringify(answer(answers, 'query'))];
    if (spellings.some((spelling) => text.includes(`(${spelling},`)))
      throw new Refusal(`${file} has the query already`);
    const expect = listOf(answer(answers, 'expect')).map(literal).join(', ');
    const { reading = '' } = answers;
    const call = reading
      ? `askReading(${literal(reading)}, ${query}, ${expect})`
      : `ask(${query}, ${expect})`;
    const edited = addQuery(text, answer(answers, 'class'), answers['rationale'] ?? '', call);
    return {
      changes: [{ file, content: await formatted(root, file, edited), isNew: false }],
      next: [
        'Do not tune the ranking to this query alone: the whole set must not get worse.',
        'Measure it: npm run bench:search.',
      ],
    };
  },
};
