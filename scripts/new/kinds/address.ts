import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checksum } from 'ox/Address';
import { addresses, chains, groups } from '../../../src/data/addresses';
import { addressKinds } from '../../../src/data/addresses/types';
import { isDate } from '../../../src/data/dates';
import { Refusal } from '../../setup/refusal';
import { answer, listOf, longestName, type Kind } from '../kind';
import { append, formatted, literal } from '../text';

/** Why a text can't be used as an address, or undefined if it can. */
export function addressFault(text: string): string | undefined {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return 'write 0x and 40 hexadecimal digits';
  if (/^0x0{40}$/.test(text)) return 'no one has the zero address: write the address that is meant';
  const digits = text.slice(2);
  const isMixed = /[a-f]/.test(digits) && /[A-F]/.test(digits);
  return isMixed && checksum(text) !== text
    ? `its capitals do not match its checksum, so a digit may be wrong: copy it from the explorer again`
    : undefined;
}

export const address: Kind = {
  name: 'address',
  says: 'an address of a contract, token, or account',
  questions: () => [
    { name: 'chain', says: 'Chain', choices: Object.keys(chains) },
    { name: 'address', says: 'Address', check: addressFault },
    {
      name: 'label',
      says: 'Name that readers see: the name of the contract, the person, or the role',
    },
    {
      name: 'id',
      longest: longestName,
      says: 'Id that documents use, in lower case with hyphens',
      check: (id, { chain = '' }) => {
        if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return 'use lower case, digits, and hyphens';
        if (chain !== 'ethereum' && !id.endsWith(`-${chain}`)) return `end it in "-${chain}"`;
        return addresses.some((entry) => entry.id === id) ? `"${id}" is taken` : undefined;
      },
    },
    { name: 'kind', says: 'What is at the address', choices: addressKinds },
    {
      name: 'symbol',
      says: 'Ticker, as the contract returns it (empty if unknown)',
      fallback: () => '',
      skip: ({ kind }) => kind !== 'token' && kind !== 'vault',
    },
    {
      name: 'decimals',
      says: 'Decimals (empty if unknown)',
      fallback: () => '',
      skip: ({ kind }) => kind !== 'token',
      check: (text) => (/^(?:\d|1[0-8])?$/.test(text) ? undefined : 'write a number from 0 to 18'),
    },
    {
      name: 'want',
      says: 'Id of the token that the vault takes, and whose decimals it copies',
      skip: ({ kind }) => kind !== 'vault',
      check: (id, { chain }) =>
        addresses.some(
          (entry) => entry.id === id && entry.kind === 'token' && entry.chain === chain,
        )
          ? undefined
          : `"${id}" is no token of the chain: add it first, or correct the id`,
    },
    {
      name: 'groups',
      says: `Tables that show it, separated by commas (none if empty), of: ${groups.map(({ id }) => id).join(', ')}`,
      fallback: () => '',
      check: (text) => {
        const unknown = listOf(text).find((id) => !groups.some((group) => group.id === id));
        return (
          unknown && `"${unknown}" is not a group: add it to src/data/addresses/groups.ts first`
        );
      },
    },
    {
      name: 'as-of',
      says: 'Date when it was last known to be right, YYYY-MM or YYYY-MM-DD (empty if the source has none)',
      fallback: () => '',
      check: (text) =>
        text === '' || isDate(text)
          ? undefined
          : 'write it as 2022-07 or 2022-07-15, today at the latest',
    },
  ],
  plan: async (root, answers) => {
    const chain = answer(answers, 'chain');
    const spelled = checksum(answer(answers, 'address'));
    const known = addresses.find((entry) => entry.chain === chain && entry.address === spelled);
    if (known) {
      throw new Refusal(
        `the address is already listed as "${known.id}": use that id, or correct its entry`,
      );
    }
    const file = `src/data/addresses/${chain}.ts`;
    const text = readFileSync(path.join(root, file), 'utf8');
    const id = answer(answers, 'id');
    if (text.includes(`id: ${literal(id)}`)) throw new Refusal(`"${id}" is taken: choose another`);
    const { symbol = '', decimals = '', want = '', 'as-of': asOf = '' } = answers;
    const tables = listOf(answers['groups']).map(literal).join(', ');
    const fields = [
      `id: ${literal(id)}`,
      `address: ${literal(spelled)}`,
      `label: ${literal(answer(answers, 'label'))}`,
      ...(symbol ? [`symbol: ${literal(symbol)}`] : []),
      ...(decimals ? [`decimals: ${Number(decimals)}`] : []),
      `kind: ${literal(answer(answers, 'kind'))}`,
      ...(tables ? [`groups: [${tables}]`] : []),
      ...(want ? [`want: ${literal(want)}`] : []),
      `asOf: ${asOf ? literal(asOf) : 'null'}`,
    ];
    const edited = append(text, text.search(/= \[/) + 2, `{\n${fields.join(',\n')},\n}`);
    return {
      changes: [{ file, content: await formatted(root, file, edited), isNew: false }],
      next: [
        `Show it in a document: <Address id="${id}" />${tables ? ', or through its table' : ''}.`,
        'Say in the pull request where the address can be verified.',
        'Check it: npm test -- unit src/data.',
      ],
    };
  },
};
