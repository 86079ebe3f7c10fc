import React, { Fragment, useEffect, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import Loaded from '../../Loaded';
import type { PartName } from '../../Unfolded';
import type { Place } from '../../Unfolded/place';
import styles from './styles.module.css';

interface Open {
  readonly name: PartName;
  readonly place: Place;
  /** The element that it is rendered into, below the button that asks for it. */
  readonly host: HTMLElement;
  readonly button: HTMLButtonElement;
}

const labels: Readonly<Record<PartName, string>> = { encode: 'Calldata', history: 'History' };

const loadPart = () => import('../../Unfolded');

/** What is fetched for a member, by the address of the contract's ABI: `/abi/0.4.3/Vault.json`. */
function placeOf(button: HTMLButtonElement, abi: string): Place {
  const [, root = '', release = '', contract = ''] =
    /^(.*)\/([^/]+)\/([^/]+)\.json$/.exec(abi) ?? [];
  const { anchor = '', member = '', selectors = '' } = button.dataset;
  return {
    page: window.location.pathname.replace(/^.*\/smart-contracts\/|\/$/g, ''),
    anchor,
    member,
    contract,
    release,
    selectors: selectors.split(' ').filter(Boolean),
    dictionary: `${root}/dictionary.json`,
    history: `${root}/history/${contract}.json`,
  };
}

/** Puts what a button unfolds below its member: after the signature, or in a row of its own in a table. */
function putBelow(button: HTMLButtonElement, host: HTMLElement): void {
  const row = button.closest('tr');
  if (!row) {
    button.closest('p')?.after(host);
    return;
  }
  const cell = document.createElement('td');
  cell.colSpan = row.cells.length;
  cell.append(host);
  const added = document.createElement('tr');
  added.className = styles.added ?? '';
  added.append(cell);
  row.after(added);
}

function open(button: HTMLButtonElement, abi: string): Open {
  // `copy.ts` alone makes these buttons.
  const name = button.dataset['unfold'] as PartName;
  const place = placeOf(button, abi);
  const host = document.createElement('section');
  host.id = `${place.anchor}-${name}`;
  host.className = styles.unfolded ?? '';
  host.setAttribute('aria-label', `${labels[name]} of ${place.member}`);
  putBelow(button, host);
  button.setAttribute('aria-controls', host.id);
  button.setAttribute('aria-expanded', 'true');
  return { name, place, host, button };
}

function close({ host, button }: Open): void {
  (host.closest('tr') ?? host).remove();
  button.removeAttribute('aria-controls');
  button.setAttribute('aria-expanded', 'false');
}

/**
 * Serves the buttons of entries that unfold to a form for calldata or to the history of the member.
 *
 * @param text element that holds the entries
 * @param abi address of the contract's ABI
 * @returns what is unfolded, to be rendered together with anything else
 */
export function useUnfolded(
  text: HTMLElement | undefined,
  abi: string | undefined,
): ReactElement[] {
  const [parts, setParts] = useState<readonly Open[]>([]);

  useEffect(() => {
    if (!text || abi === undefined) return undefined;
    let all: readonly Open[] = [];
    const onClick = ({ target }: Event): void => {
      const button =
        target instanceof Element
          ? target.closest<HTMLButtonElement>('button[data-unfold]')
          : undefined;
      if (!button) return;
      const known = all.find((one) => one.button === button);
      if (known) close(known);
      all = known ? all.filter((one) => one !== known) : [...all, open(button, abi)];
      setParts(all);
    };
    text.addEventListener('click', onClick);
    return () => {
      text.removeEventListener('click', onClick);
      all.forEach(close);
      setParts([]);
    };
  }, [text, abi]);

  return parts.map(({ name, place, host }) => (
    // Preact takes no key for the portal itself.
    <Fragment key={host.id}>
      {createPortal(
        <Loaded address={name} load={loadPart} what={labels[name].toLowerCase()}>
          {({ default: Part }) => <Part name={name} place={place} />}
        </Loaded>,
        host,
      )}
    </Fragment>
  ));
}
