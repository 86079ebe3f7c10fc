import React from 'react';
import { type AddressEntry, chains, explorerUrl, nameWithRelease } from '../../data/addresses';

/** The name, and what differs where a table has it twice: whether another one has followed, and the chain. */
function distinctName(entry: AddressEntry): string {
  const state = entry.successor === undefined ? '' : ' (superseded)';
  const place = entry.chain === 'ethereum' ? '' : ` on ${chains[entry.chain].name}`;
  return nameWithRelease(entry) + state + place;
}

/**
 * An address as code, linked to its block explorer, with a button that copies it. The button is plain markup:
 * `packages/fast-client/copy-button` listens once for the whole page.
 */
export default function Address({ entry }: { readonly entry: AddressEntry }): JSX.Element {
  const name = entry.symbol ?? entry.label;
  const explorer = new URL(chains[entry.chain].explorer).host;
  return (
    <span className="address">
      <a href={explorerUrl(entry)} title={`${name} on ${explorer}`}>
        <code>{entry.address}</code>
      </a>
      <button
        type="button"
        className="copy-button"
        data-copy={entry.address}
        aria-label={`Copy the address of ${distinctName(entry)}`}
      />
    </span>
  );
}
