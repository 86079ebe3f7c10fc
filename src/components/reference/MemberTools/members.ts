/**
 * The page's members, read from the static markdown. The page has no component per member; this
 * reads its headings and table rows once and shows, hides and adds buttons to them.
 */
import { groupClass } from '../../../../packages/fast-client/text-groups/constants';
import { matches } from './filter';

export interface Member {
  /** Element that carries the anchor. */
  readonly target: HTMLElement;
  readonly elements: readonly HTMLElement[];
  readonly text: string;
}

export interface Group {
  readonly elements: readonly HTMLElement[];
  readonly members: readonly Member[];
}

/** Blocks of text: below the first, `packages/fast-client/text-groups` has put several into one element. */
export const blocksOf = (elements: readonly HTMLElement[]): Element[] =>
  elements.flatMap((element) =>
    element.classList.contains(groupClass) ? [...element.children] : element,
  );

const codeText = (elements: readonly HTMLElement[]): string =>
  blocksOf(elements)
    .flatMap((element) =>
      element.tagName === 'P' || element.tagName === 'UL'
        ? [...element.querySelectorAll('code')]
        : [],
    )
    .map((code) => code.textContent ?? '')
    .join(' ');

/** A row's name, type and selector; its words would match too much. */
const rowText = (row: HTMLElement): string =>
  [...row.querySelectorAll('td > code')]
    .map((code) => code.textContent ?? '')
    .join(' ')
    .toLowerCase();

/** Groups of members after the tools: one for each second-level heading. */
export function readGroups(tools: HTMLElement): Group[] {
  const groups: { elements: HTMLElement[]; members: Member[] }[] = [];
  let member: { target: HTMLElement; elements: HTMLElement[] } | undefined;
  let group: (typeof groups)[number] | undefined;
  const close = (): void => {
    if (member && group) {
      const name = member.target.textContent ?? '';
      group.members.push({ ...member, text: `${name} ${codeText(member.elements)}`.toLowerCase() });
    }
    member = undefined;
  };
  for (let node = tools.nextElementSibling; node; node = node.nextElementSibling) {
    if (!(node instanceof HTMLElement)) continue;
    if (node.tagName === 'H2') {
      close();
      group = { elements: [node], members: [] };
      groups.push(group);
    } else if (node.tagName === 'H3') {
      close();
      member = { target: node, elements: [node] };
    } else if (member) {
      member.elements.push(node);
    } else if (group) {
      group.elements.push(node);
      for (const row of node.querySelectorAll<HTMLElement>('tbody tr')) {
        const target = row.querySelector<HTMLElement>('span[id]');
        if (target) group.members.push({ target, elements: [row], text: rowText(row) });
      }
    }
  }
  close();
  return groups;
}

/**
 * Shows the members that hold all terms and hides the others, with the groups that have none left.
 *
 * @returns how many are shown
 */
export function applyFilter(groups: readonly Group[], terms: string[]): number {
  let shown = 0;
  for (const { elements, members } of groups) {
    let inGroup = 0;
    for (const member of members) {
      const visible = matches(terms, member.text);
      if (visible) inGroup += 1;
      for (const element of member.elements) element.hidden = !visible;
    }
    const visible = terms.length === 0 || inGroup > 0;
    for (const element of elements) element.hidden = !visible;
    shown += inGroup;
  }
  return shown;
}
