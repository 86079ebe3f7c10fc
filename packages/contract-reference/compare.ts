/** The comparison page of a release. */
import { anchorsOf } from './anchors';
import { type ContractDiff, diffReleases, nextRelease, previousRelease } from './diff';
import { contractIn, dataOf, type Reference } from './model';
import {
  code,
  fill,
  frontMatter,
  pageOf,
  pageRoute,
  pageTitle,
  releaseCount,
  selectorsRoute,
} from './pages';
import { changeLine, changeLines } from './change-lines';

/** Where the words of the pages are. */
const source = 'packages/contract-reference/compare.ts';

/** The differences of a contract from a release to the release `to`, on the comparison page of `release`. */
function contractSection(
  reference: Reference,
  release: string,
  to: string,
  { name, status, changes }: ContractDiff,
): string[] {
  const page = pageOf(reference.presence, name);
  const prefix = to === release ? '' : 'newer-';
  const heading = [
    `### ${page === undefined ? name : pageTitle(reference, page)} {#${prefix}${name.toLowerCase()}}`,
    '',
  ];
  const own = `./smart-contracts/${page}.md`;
  if (status === 'added') {
    const isHere = page !== undefined && contractIn(reference, release, name) !== undefined;
    const link = isHere ? `[${code(name)}](${own})` : code(name);
    return [...heading, `- ${link} is new in ${to}`, ''];
  }
  if (status === 'removed')
    return [...heading, `- **Breaking.** ${code(name)} was removed in ${to}`, ''];
  const anchors = anchorsOf(reference, name);
  const there = page && (to === release ? own : pageRoute(reference, to, page));
  return [...heading, ...changeLines(changes, (change) => changeLine(anchors, change, there)), ''];
}

function pairSection(reference: Reference, release: string, from: string, to: string): string[] {
  const contracts = diffReleases(reference, from, to);
  const breaking = contracts.flatMap(({ changes }) => changes.filter((change) => change.breaking));
  const count = `${breaking.length || 'no'} breaking change${breaking.length > 1 ? 's' : ''}`;
  const { repository, tag } = dataOf(reference, to);
  const sources = `${repository}/compare/${dataOf(reference, from).tag}...${tag}`;
  return [
    `## From ${from} to ${to} {#${to === release ? 'previous' : 'newer'}}`,
    '',
    `The releases differ in ${contracts.length} ${contracts.length === 1 ? 'contract' : 'contracts'}, with ${count}. [Source of both releases side by side](${sources}).`,
    '',
    ...contracts.flatMap((entry) => contractSection(reference, release, to, entry)),
  ];
}

/** What counts as breaking: the rules, after what they were applied to. */
function breakingSection(reference: Reference, release: string): string[] {
  return [
    '## What counts as breaking {#breaking}',
    '',
    'A change is marked as breaking if code that worked with the older release can stop working. That happens when:',
    '',
    '- A selector, an event, a struct, or a contract was removed, or one that you inherit from lost an internal function or a modifier.',
    '- The types of return values or constructor arguments, the topic or the indexed parameters of an event, the fields of a struct, or a default value differ.',
    '- A role that could call a function no longer can.',
    '- A function that only read state can now write it, or one that accepted ETH no longer does.',
    '- A contract that you inherit from gains a function without a body, or has one that you can no longer override.',
    '',
    "New parameter names, new constant values, and new code are listed but not marked, because the declarations alone don't show whether the code behaves differently.",
    '',
    fill(reference, reference.settings.comparePage.scope),
    '',
    '## Where to go next {#next}',
    '',
    `- [Selectors, topics, and calldata](${release === reference.latest ? './selectors.md' : selectorsRoute(reference)}): the releases of a single function or event.`,
    reference.settings.comparePage.next,
  ];
}

/** The comparison page: what the neighbors differ in, and a picker for any two releases. */
export function renderComparePage(reference: Reference, release: string): string {
  const [previous, next] = [previousRelease(reference, release), nextRelease(reference, release)];
  const neighbors = [previous, next].filter((item): item is string => item !== undefined);
  const { description, tags } = reference.settings.comparePage;
  const values = { release, neighbors: neighbors.join(' and ') };
  const lines = [
    ...frontMatter({
      title: 'Compare releases',
      description: JSON.stringify(fill(reference, description, values)),
      tags: `[${tags.join(', ')}]`,
      custom_edit_url: reference.site.editUrl(source),
    }),
    `import ReleasePicker from '${reference.site.components}/ReleasePicker';`,
    '',
    `Before you move from one release to another, look up every difference between the contracts here. At first, the lists below compare ${release} with ${neighbors.join(' and with ')}. With JavaScript on, you can choose any two of the ${releaseCount(reference)} releases.`,
    '',
    `<ReleasePicker from="${previous ?? release}" to="${previous === undefined ? (next ?? release) : release}" />`,
    '',
  ];
  if (previous !== undefined) lines.push(...pairSection(reference, release, previous, release));
  if (next !== undefined) lines.push(...pairSection(reference, release, release, next));
  lines.push(...breakingSection(reference, release));
  return `${lines.join('\n').trimEnd()}\n`;
}
