/** Deploys the adapter over the DAI vault. */
import { type Contract } from 'ethers';
import { compile } from './compile';
import { deploy, owner, setting } from './setup';

export const makeAdapter = (): Promise<Contract> =>
  deploy(compile('VaultAdapter'), owner, setting('VAULT'), 'Adapter of yvDAI', 'ayvDAI');
