import React, { type ReactNode } from 'react';
import {
  type AddressColumn,
  type AddressEntry,
  type AddressGroup,
  chains,
  explorerUrl,
  findAddress,
  nameWithRelease,
} from '../../data/addresses';
import Address from '../Address';
import DataTable from '../DataTable';

interface Props {
  readonly group: AddressGroup;
  readonly entries: readonly AddressEntry[];
}

const headings: Readonly<Record<AddressColumn, string>> = {
  chain: 'Chain',
  label: 'Name',
  symbol: 'Symbol',
  decimals: 'Decimals',
  ens: 'ENS',
  address: 'Address',
  affiliation: 'Affiliation',
  attestation: 'Attestation',
  apiVersion: 'API version',
  vault: 'Vault',
  vaultAddress: 'Vault address',
  want: 'Takes',
  wantAddress: 'Token address',
};

/** Columns that name their row. */
const namingColumns: ReadonlySet<AddressColumn> = new Set(['label', 'vault']);

/** Columns whose values say nothing without their heading, which is out of sight on a phone. */
const bareColumns: ReadonlySet<AddressColumn> = new Set(['decimals', 'apiVersion', 'want']);

/** What a reader must know, with a link to the vault that follows a superseded one. */
function note(entry: AddressEntry): ReactNode {
  if (entry.successor === undefined) return entry.note;
  const next = findAddress(entry.successor);
  return (
    <>
      {entry.note === undefined ? 'Followed by ' : `${entry.note}; followed by `}
      <a href={explorerUrl(next)}>{nameWithRelease(next)}</a>
    </>
  );
}

/** A token or vault by its symbol. Symbols of pools are long. */
const symbol = ({ symbol: text, label }: AddressEntry): ReactNode =>
  text === undefined ? label : <code className="symbol">{text}</code>;

/** The token that a vault takes. */
const wantOf = ({ id, want = id }: AddressEntry): AddressEntry => findAddress(want);

function cell(entry: AddressEntry, column: AddressColumn): ReactNode {
  switch (column) {
    case 'chain':
      return chains[entry.chain].name;
    case 'address':
    case 'vaultAddress': {
      const text = note(entry);
      return (
        <>
          <Address entry={entry} />
          {text !== undefined && <div className="note">{text}</div>}
        </>
      );
    }
    case 'vault':
      return symbol(entry);
    case 'want':
      return symbol(wantOf(entry));
    case 'wantAddress':
      return <Address entry={wantOf(entry)} />;
    case 'symbol':
    case 'ens':
      return entry[column] === undefined ? undefined : <code>{entry[column]}</code>;
    case 'attestation':
      return entry.attestation === undefined ? undefined : (
        <a href={entry.attestation}>{`Statement of ${entry.label}`}</a>
      );
    default:
      return entry[column];
  }
}

/** A table of addresses in a box that scrolls on its own when the screen is narrow. */
export default function AddressTable({ group, entries }: Props): JSX.Element {
  const { title, columns } = group;
  return (
    <DataTable title={title} columns={columns.map((column) => headings[column])}>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            {columns.map((column) => {
              const content = cell(entry, column);
              const isBare = bareColumns.has(column) && content !== undefined;
              return namingColumns.has(column) ? (
                <th key={column} scope="row">
                  {content}
                </th>
              ) : (
                <td key={column} data-label={isBare ? headings[column] : undefined}>
                  {content}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
