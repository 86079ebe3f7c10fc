import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Document, parseDocument } from 'yaml';
import { readSite } from '../../../packages/docs-lint';
import { kebab } from '../../../packages/docs-lint/site/anchors';
import { wrongLink } from '../../../packages/docs-lint/site/resolve';
import { releases } from '../../../src/data/releases';
import { facts } from '../../check/facts';
import { Refusal } from '../../setup/refusal';
import { answer, listOf, longestName, type Kind } from '../kind';
import { formatted } from '../text';

const folder = 'src/data/search-queries';

/** Classes that there are, by the names of their files. */
const classesOf = (root: string): string[] =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace(/\.yaml$/, '').replace(/-/g, ' '));

/** What is wrong with the first route that leads to no section, or undefined. */
function routesFault(root: string, routes: readonly string[]): string | undefined {
  const strange = routes.find((route) => !route.startsWith('/'));
  if (strange) return `"${strange}" is no route: start it with a slash`;
  const site = readSite(root, facts);
  const [wrong] = routes.flatMap((route) => wrongLink(site, undefined, route) ?? []);
  return wrong && `${wrong.message}: ${wrong.fix}`;
}

export const queries: Kind = {
  name: 'query',
  says: 'a query that search must answer, or a new class of queries',
  questions: (root) => {
    const classes = classesOf(root);
    return [
      {
        name: 'class',
        longest: longestName,
        says: `Class: ${classes.join(', ')}, or the name of a new one`,
        check: (text) => (kebab(text) === '' ? 'use letters, digits, and spaces' : undefined),
      },
      {
        name: 'rationale',
        says: 'Why the queries of the new class represent what readers type',
        skip: ({ class: name = '' }) => classes.includes(name),
      },
      { name: 'query', says: 'What the reader types' },
      {
        name: 'expect',
        says: 'Routes that answer, best first, separated by commas, such as /resources/faq#vaults',
        check: (text) => routesFault(root, listOf(text)),
      },
      {
        name: 'reading',
        says: 'Release that the reader has open (the newest if empty)',
        fallback: () => '',
        check: (text) =>
          ['', ...releases].includes(text) ? undefined : `choose one of: ${releases.join(', ')}`,
      },
    ];
  },
  plan: async (root, answers) => {
    const file = `${folder}/${kebab(answer(answers, 'class'))}.yaml`;
    const isNew = !existsSync(path.join(root, file));
    const document = isNew
      ? new Document({ rationale: answers['rationale'] ?? '', queries: [] })
      : parseDocument(readFileSync(path.join(root, file), 'utf8'));
    const query = answer(answers, 'query');
    const { queries: known } = document.toJS() as { queries: { query: string }[] };
    if (known.some((each) => each.query === query)) {
      throw new Refusal(`${file} already has the query`);
    }
    const { reading = '' } = answers;
    const item = { query, ...(reading && { reading }), expect: listOf(answer(answers, 'expect')) };
    document.addIn(['queries'], document.createNode(item));
    // As wide as Prettier writes them, so that the other queries keep their lines.
    const text = document.toString({ lineWidth: 100 });
    return {
      changes: [{ file, content: await formatted(root, file, text), isNew }],
      next: [
        'Do not tune the ranking to this query alone: the whole set must not get worse.',
        'Measure it: npm run bench:search.',
        'Check that what it expects is there: npm test -- build site.',
      ],
    };
  },
};
