import { inSlices } from '../../../../packages/fast-client/long-texts/client/inSlices';
import { blocksOf, type Group, type Member } from './members';
import type { PartName } from '../../Unfolded';
import styles from './styles.module.css';

/**
 * A button of a member. Next to the member, the last word of its label is enough. The code that handles it finds it
 * by its data.
 */
function button(
  label: string,
  member: string,
  data: Readonly<Record<string, string>>,
): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = styles.copy ?? '';
  Object.assign(element.dataset, data);
  element.textContent = label.replace(/^Copy (.)/, (_start, letter: string) =>
    letter.toUpperCase(),
  );
  element.setAttribute('aria-label', `${label} of ${member}`);
  return element;
}

/** A button that `packages/fast-client/copy-button` serves. */
const copier = (text: string, what: string, member: string): HTMLButtonElement =>
  button(`Copy ${what}`, member, { copy: text });

/** A button that `useUnfolded` serves. */
function unfolder(
  unfold: PartName,
  member: string,
  anchor: string,
  selectors = '',
): HTMLButtonElement {
  const label = unfold === 'encode' ? 'Encode' : 'History';
  const element = button(label, member, { unfold, member, anchor, selectors });
  element.setAttribute('aria-expanded', 'false');
  return element;
}

/** Adds buttons to an element, unless the reader has come back to a text that has them. */
function addBar(place: Element | null, buttons: readonly HTMLButtonElement[]): void {
  if (!place || place.querySelector('[data-copy]')) return;
  const bar = document.createElement('span');
  bar.className = styles.bar ?? '';
  bar.append(...buttons);
  place.append(bar);
}

const bytes = (element: Element): string[] =>
  [...element.querySelectorAll('code')]
    .map((code) => code.textContent ?? '')
    .filter((text) => /^0x[0-9a-f]{8}([0-9a-f]{56})?$/.test(text));

const sectionAddress = (id: string): string =>
  `${window.location.origin}${window.location.pathname}#${id}`;

/**
 * Adds buttons to a member: they copy its signature, its selector or topic, and the address of its section, and unfold
 * the entry.
 */
function addTo({ target, elements }: Member): void {
  if (target.tagName !== 'H3') {
    const row = elements[0];
    const name = target.parentElement?.querySelector('code')?.textContent ?? target.id;
    const [selector] = row ? bytes(row) : [];
    const buttons = [copier(sectionAddress(target.id), 'link', name)];
    if (selector !== undefined) {
      buttons.unshift(copier(selector, 'selector', name));
      buttons.push(unfolder('encode', name, target.id, selector.slice(2)));
    }
    buttons.push(unfolder('history', name, target.id));
    addBar(target.parentElement, buttons);
    return;
  }
  const blocks = blocksOf(elements);
  const signature = blocks[1];
  if (!signature || signature.tagName !== 'P') return;
  const name = target.id;
  const text = [...signature.querySelectorAll('code')]
    .map((code) => code.textContent ?? '')
    .join('\n');
  const hashes = blocks.flatMap((element) => (element.tagName === 'UL' ? bytes(element) : []));
  const buttons = [copier(text, 'signature', name)];
  if (hashes.length > 0) {
    const what =
      (hashes[0] ?? '').length > 10 ? 'topic' : hashes.length === 1 ? 'selector' : 'selectors';
    buttons.push(copier(hashes.join('\n'), what, name));
  }
  buttons.push(copier(sectionAddress(target.id), 'link', name));
  if ((hashes[0] ?? '').length === 10) {
    const selectors = hashes.map((hash) => hash.slice(2)).join(' ');
    buttons.push(unfolder('encode', name, name, selectors));
  }
  buttons.push(unfolder('history', name, name));
  addBar(signature, buttons);
}

/** Adds copy buttons to every member, some at a time. The result ends it. */
export function addCopyButtons(groups: readonly Group[]): () => void {
  return inSlices(
    groups.flatMap(({ members }) => members),
    addTo,
  );
}
