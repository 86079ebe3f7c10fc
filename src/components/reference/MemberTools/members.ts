/**
 * The page's members, read from the static markdown. The page has no component per member; this
 * reads its headings and table rows once and shows, hides and adds buttons to them.
 */
import { groupClass } from '../../../../packages/fast-client/text-groups/constants';
import { matches } from './filter';

export interface Member {
  /** Element that carries the anchor. */
  readonly target: HTMLElement;
  readonly elements: HTMLElement[];
  /** What a query is compared with: a name, its code, and of a row its type and selector. Other words would match too much. */
  text: string;
}

/** What a reader does with a member: read a value, send a transaction, or follow an event. */
export const kinds = ['Read', 'Write', 'Events'] as const;
export type Kind = (typeof kinds)[number];

export interface Group {
  /** None for members that only other contracts use. */
  readonly kind: Kind | undefined;
  readonly elements: HTMLElement[];
  readonly members: Member[];
}

/** The kind of the members below a heading. */
function kindOf(id: string): Kind | undefined {
  if (/^(?:public-variables|view-functions|constants)$/.test(id)) return 'Read';
  if (/^(?:open-functions$|only-)/.test(id)) return 'Write';
  return id === 'events' ? 'Events' : undefined;
}

/** Blocks of text: below the first, `packages/fast-client/text-groups` has put several into one element. */
export const blocksOf = (elements: readonly HTMLElement[]): Element[] =>
  elements.flatMap((element) =>
    element.classList.contains(groupClass) ? [...element.children] : element,
  );

/** The texts of the code in an element. */
export const codeOf = (element: Element, selector = 'code'): string[] =>
  [...element.querySelectorAll(selector)].map((code) => code.textContent ?? '');

function textOf({ target, elements }: Member): string {
  const codes =
    target.tagName === 'H3'
      ? blocksOf(elements)
          .filter(({ tagName }) => tagName === 'P' || tagName === 'UL')
          .flatMap((block) => codeOf(block))
      : elements.flatMap((row) => codeOf(row, 'td > code'));
  return [target.textContent, ...codes].join(' ').toLowerCase();
}

/** Groups of members after the tools: one for each second-level heading. */
export function readGroups(tools: HTMLElement): Group[] {
  const groups: Group[] = [];
  for (let node = tools.nextElementSibling; node; node = node.nextElementSibling) {
    if (!(node instanceof HTMLElement)) continue;
    const group = groups[groups.length - 1];
    const member = group?.members[group.members.length - 1];
    if (node.tagName === 'H2') {
      groups.push({ kind: kindOf(node.id), elements: [node], members: [] });
    } else if (node.tagName === 'H3') {
      group?.members.push({ target: node, elements: [node], text: '' });
    } else if (member?.target.tagName === 'H3') {
      member.elements.push(node);
    } else if (group) {
      group.elements.push(node);
      for (const row of node.querySelectorAll<HTMLElement>('tbody tr')) {
        const target = row.querySelector<HTMLElement>('span[id]');
        if (target) group.members.push({ target, elements: [row], text: '' });
      }
    }
  }
  for (const member of groups.flatMap(({ members }) => members)) member.text = textOf(member);
  return groups;
}

/** Shows or hides elements, and the entry of the contents that leads to the first. */
function show(elements: readonly HTMLElement[], isShown: boolean): void {
  for (const element of elements) element.hidden = !isShown;
  const entry = document.querySelector(`.table-of-contents a[href="#${elements[0]?.id}"]`);
  if (entry?.parentElement) entry.parentElement.hidden = !isShown;
}

/**
 * Shows the members of a kind that hold all terms and hides the others, with the groups that have none left.
 *
 * @returns how many are shown
 */
export function applyFilter(groups: readonly Group[], terms: string[], wanted?: Kind): number {
  let shown = 0;
  // All chapters are then open in the contents: `src/css/navigation.css`.
  document.documentElement.toggleAttribute(
    'data-filtered',
    terms.length > 0 || wanted !== undefined,
  );
  for (const { kind, elements, members } of groups) {
    const isWanted = wanted === undefined || kind === wanted;
    let inGroup = 0;
    for (const member of members) {
      const isShown = isWanted && matches(terms, member.text);
      if (isShown) inGroup += 1;
      show(member.elements, isShown);
    }
    show(elements, isWanted && (terms.length === 0 || inGroup > 0));
    shown += inGroup;
  }
  return shown;
}
