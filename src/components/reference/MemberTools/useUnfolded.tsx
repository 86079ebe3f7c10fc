import React, { Fragment, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { Retry } from '../../../../packages/fast-client/client';
import type { PartProps, Place } from '../../Unfolded/place';
import { fetchJson, useLoaded } from '../../useLoaded';
import styles from './styles.module.css';

/** A part with a script and a file that it reads. */
function part<Data>(
  title: string,
  script: () => Promise<{ default: ComponentType<PartProps<Data>> }>,
) {
  const load = async (address: string, signal: AbortSignal) => {
    const [{ default: Part }, data] = await Promise.all([
      script(),
      fetchJson<Data>(address, signal),
    ]);
    return (place: Place): JSX.Element => <Part place={place} data={data} />;
  };
  return { title, load };
}

/** What an entry unfolds to. */
const parts = {
  encode: part('Calldata', () => import('../../Unfolded/Encoder')),
  history: part('History', () => import('../../Unfolded/History')),
};

export type PartName = keyof typeof parts;

interface Open {
  readonly name: PartName;
  readonly place: Place;
  /** Address of the file that it reads. */
  readonly file: string;
  /** The element that it is rendered into, below the button that asks for it. */
  readonly host: HTMLElement;
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

/** Unfolds what a button asks for. The address of the contract's ABI, `/abi/0.4.3/Vault.json`, says where its files are. */
function open(button: HTMLButtonElement, abi: string): Open {
  const [, root = '', release = '', contract = ''] =
    /^(.*)\/([^/]+)\/([^/]+)\.json$/.exec(abi) ?? [];
  const { unfold, anchor = '', member = '', selectors = '' } = button.dataset;
  // `copy.ts` alone makes these buttons.
  const name = unfold as PartName;
  const file = `${root}/${name === 'encode' ? 'dictionary' : `history/${contract}`}.json`;
  const page = window.location.pathname.replace(/^.*\/smart-contracts\/|\/$/g, '');
  const hashes = selectors.split(' ').filter(Boolean);
  const place: Place = { page, anchor, member, contract, release, selectors: hashes };
  const host = document.createElement('section');
  host.id = `${anchor}-${name}`;
  host.className = styles.unfolded ?? '';
  host.setAttribute('aria-label', `${parts[name].title} of ${member}`);
  putBelow(button, host);
  button.setAttribute('aria-controls', host.id);
  button.setAttribute('aria-expanded', 'true');
  return { name, place, file, host };
}

function close({ host }: Open, button: HTMLButtonElement): void {
  (host.closest('tr') ?? host).remove();
  button.removeAttribute('aria-controls');
  button.setAttribute('aria-expanded', 'false');
}

function Failure({ name, onRetry }: { name: PartName; onRetry: () => void }): JSX.Element {
  return (
    <p role="alert">
      <span>{`The ${parts[name].title.toLowerCase()} could not be loaded. `}</span>
      <Retry onRetry={onRetry} />
    </p>
  );
}

/** What is unfolded, once it's loaded. After a failure, it offers to try again. */
function Unfolded({ name, place, file }: Open): JSX.Element {
  const { data: show, failed, retry } = useLoaded(file, parts[name].load);
  if (failed) return <Failure name={name} onRetry={retry} />;
  return show ? show(place) : <p role="status">Loading…</p>;
}

/** What is unfolded. If it can't read its file, which a later build may have changed, the page comes anew. */
const guarded = (one: Open): JSX.Element => (
  <ErrorBoundary
    fallback={() => <Failure name={one.name} onRetry={() => window.location.reload()} />}
  >
    <Unfolded {...one} />
  </ErrorBoundary>
);

/**
 * Serves the buttons of entries that unfold to a form for calldata or to the history of the member.
 *
 * @param text element that holds the entries
 * @param abi address of the contract's ABI
 * @returns what is unfolded, to be rendered together with anything else
 */
export function useUnfolded(
  text: HTMLElement | null | undefined,
  abi: string | undefined,
): ReactElement[] {
  const [opened, setOpened] = useState<readonly Open[]>([]);

  useEffect(() => {
    if (!text || abi === undefined) return undefined;
    const all = new Map<HTMLButtonElement, Open>();
    const onClick = ({ target }: Event): void => {
      if (!(target instanceof Element)) return;
      const button = target.closest<HTMLButtonElement>('button[data-unfold]');
      if (!button) return;
      const known = all.get(button);
      if (known) close(known, button);
      if (!all.delete(button)) all.set(button, open(button, abi));
      setOpened([...all.values()]);
    };
    text.addEventListener('click', onClick);
    return () => {
      text.removeEventListener('click', onClick);
      all.forEach(close);
      setOpened([]);
    };
  }, [text, abi]);

  return opened.map((one) => (
    // Preact takes no key for the portal itself.
    <Fragment key={one.host.id}>{createPortal(guarded(one), one.host)}</Fragment>
  ));
}
