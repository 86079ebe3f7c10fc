/** Who signs on the local chain: three owners, two of whom have to agree. */
import { readFileSync, writeFileSync } from 'node:fs';
import { Wallet, utils } from 'ethers';
import { provider } from './setup';

const words = 'test test test test test test test test test test test junk';

export const owners: readonly Wallet[] = [2, 3, 4].map((index) =>
  new Wallet(utils.HDNode.fromMnemonic(words).derivePath(`m/44'/60'/0'/0/${index}`)).connect(
    provider,
  ),
);

/** Addresses that later scripts need. */
export interface Deployed {
  readonly safe: string;
  readonly multiSend: string;
  readonly vault: string;
}

const file = 'deployed.json';
export const remember = (addresses: Deployed): void =>
  writeFileSync(file, JSON.stringify(addresses));
export const recall = (): Deployed => JSON.parse(readFileSync(file, 'utf8')) as Deployed;
