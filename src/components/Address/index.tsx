import React from 'react';
import { type AddressEntry, chains, explorerUrl } from '../../data/addresses';

interface Props {
  readonly entry: AddressEntry;
}

/** The symbol or label, and what differs where a table has it twice: the release of a vault, and the chain. */
function nameOf({ symbol, label, apiVersion, successor, chain }: AddressEntry): string {
  const name = [symbol ?? label, apiVersion].filter(Boolean).join(' ');
  const place = chain === 'ethereum' ? '' : ` on ${chains[chain].name}`;
  return `${name}${successor === undefined ? '' : ' (superseded)'}${place}`;
}

/**
 * An address as code, linked to its block explorer, with a button that copies it. The button is plain markup:
 * `packages/fast-client/copy-button` listens once for the whole page.
 */
export default function Address({ entry }: Props): JSX.Element {
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
        aria-label={`Copy the address of ${nameOf(entry)}`}
      />
    </span>
  );
}
