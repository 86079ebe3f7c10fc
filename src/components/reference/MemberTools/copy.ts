import { blocksOf, codeOf, type Group, type Member } from './members';
import type { PartName } from './useUnfolded';
import styles from './styles.module.css';

/** A button of a member. The code that handles it finds it by its data. */
function button(
  text: string,
  label: string,
  data: Readonly<Record<string, string>>,
): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = styles.copy ?? '';
  Object.assign(element.dataset, data);
  element.textContent = text;
  element.setAttribute('aria-label', label);
  return element;
}

/** A button that `packages/fast-client/copy-button` handles. Its label needn't name the member, which is next to it. */
const copier = (text: string, what: string, member: string): HTMLButtonElement =>
  button(what, `Copy ${what.toLowerCase()} of ${member}`, { copy: text });

/** A button that `useUnfolded` handles. */
function unfolder(
  unfold: PartName,
  member: string,
  anchor: string,
  selectors = '',
): HTMLButtonElement {
  const [label, name] =
    unfold === 'encode' ? ['Encode', `Encode ${member}`] : ['History', `History of ${member}`];
  const element = button(label, name, { unfold, member, anchor, selectors });
  element.setAttribute('aria-expanded', 'false');
  return element;
}

/** Adds buttons to an element, unless the reader has come back to a text that has them. */
function addBar(place: Element, buttons: readonly HTMLButtonElement[]): void {
  if (place.querySelector('[data-copy]')) return;
  const bar = document.createElement('span');
  bar.className = styles.bar ?? '';
  bar.append(...buttons);
  place.append(bar);
}

/** Selectors and topics in the code of an element. */
const hashesIn = (element: Element): string[] =>
  codeOf(element).filter((text) => /^0x[0-9a-f]{8}([0-9a-f]{56})?$/.test(text));

/**
 * Adds buttons to a member: they copy its signature, its selectors or topic, and the address of its section, and unfold
 * the entry.
 */
function addTo({ target, elements }: Member): void {
  const { id } = target;
  const isRow = target.tagName !== 'H3';
  const [, signature, ...others] = blocksOf(elements);
  const place = isRow ? target.parentElement : signature;
  if (!place || (!isRow && place.tagName !== 'P')) return;
  const name = (isRow ? place.querySelector('code') : target)?.textContent ?? id;
  const lists = isRow ? elements : others.filter(({ tagName }) => tagName === 'UL');
  const hashes = lists.flatMap(hashesIn);
  const isFunction = hashes[0]?.length === 10;
  const selector = hashes.length > 1 ? 'Selectors' : 'Selector';
  // The value of a constant may be a hash.
  const what = isFunction ? selector : isRow ? 'Value' : 'Topic';
  const selectors = hashes.map((hash) => hash.slice(2)).join(' ');
  const { origin, pathname } = window.location;
  addBar(place, [
    ...(isRow ? [] : [copier(codeOf(place).join('\n'), 'Signature', name)]),
    ...(hashes.length > 0 ? [copier(hashes.join('\n'), what, name)] : []),
    copier(`${origin}${pathname}#${id}`, 'Link', name),
    ...(isFunction ? [unfolder('encode', name, id, selectors)] : []),
    unfolder('history', name, id),
  ]);
}

/**
 * Adds buttons to every member, ten at a time, so that the browser can scroll and respond in between.
 *
 * @returns ends the work early
 */
export function addButtons(groups: readonly Group[]): () => void {
  const left = groups.flatMap(({ members }) => members);
  const go = (): void => {
    left.splice(0, 10).forEach(addTo);
    if (left.length > 0) timer = setTimeout(go);
  };
  let timer = setTimeout(go);
  return () => clearTimeout(timer);
}
