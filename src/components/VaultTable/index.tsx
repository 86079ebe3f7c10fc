import React from 'react';
import { type AddressEntry, findAddress } from '../../data/addresses';
import Address from '../Address';
import { Note } from '../AddressTable';
import DataTable from '../DataTable';

interface Props {
  readonly title: string;
  /** Vaults in order, each with the id of its token in `want`. */
  readonly vaults: readonly AddressEntry[];
}

/** Vaults with the token that each takes, in a box that scrolls on its own when the screen is narrow. */
export default function VaultTable({ title, vaults }: Props): JSX.Element {
  const versioned = vaults.some((vault) => vault.apiVersion !== undefined);
  return (
    <DataTable
      title={title}
      columns={[
        'Vault',
        'Vault address',
        ...(versioned ? ['API version'] : []),
        'Takes',
        'Token address',
      ]}
    >
      <tbody>
        {vaults.map((vault) => {
          const want = findAddress(vault.want ?? vault.id);
          return (
            <tr key={vault.id}>
              <th scope="row">
                <code className="symbol">{vault.symbol}</code>
              </th>
              <td>
                <Address entry={vault} />
                <Note entry={vault} />
              </td>
              {versioned ? <td data-label="API version">{vault.apiVersion}</td> : null}
              <td data-label="Takes">
                {want.symbol === undefined ? (
                  want.label
                ) : (
                  <code className="symbol">{want.symbol}</code>
                )}
              </td>
              <td>
                <Address entry={want} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}
