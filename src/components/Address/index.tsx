import React from 'react';
import { type AddressEntry, chains, explorerUrl } from '../../data/addresses';
import CopyButton from '../CopyButton';

interface Props {
  readonly entry: AddressEntry;
}

/** An address as code, linked to its block explorer, with a button that copies it. */
export default function Address({ entry }: Props): JSX.Element {
  const name = entry.symbol ?? entry.label;
  const explorer = new URL(chains[entry.chain].explorer).host;
  return (
    <span className="address">
      <a href={explorerUrl(entry)} title={`${name} on ${explorer}`}>
        <code>{entry.address}</code>
      </a>
      <CopyButton text={entry.address} what={`the address of ${name}`} />
    </span>
  );
}
