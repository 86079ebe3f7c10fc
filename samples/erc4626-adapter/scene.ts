/** Raises the share price of the DAI vault to about 1.016: a deposit, a harvest, a profit, and the time it takes to unlock. */
import { constants, utils } from 'ethers';
import { at, owner, provider, send, setting, show } from './setup';

const vault = at(
  setting('VAULT'),
  ['function deposit(uint256)', 'function pricePerShare() view returns (uint256)'],
  owner,
);
const dai = at(setting('TOKEN'), ['function approve(address, uint256)'], owner);
const pool = at(setting('POOL'), ['function earn(uint256)'], owner);
const strategy = at(setting('STRATEGY'), ['function harvest()'], owner);

await send(dai.approve(vault.address, constants.MaxUint256));
await send(dai.approve(pool.address, constants.MaxUint256));
await send(vault.deposit(utils.parseEther('1000')));
await send(strategy.harvest());
await send(pool.earn(utils.parseEther('20')));
await send(strategy.harvest());
const { timestamp } = await provider.getBlock('latest');
await provider.send('evm_setNextBlockTimestamp', [timestamp + 21_740]);
await provider.send('evm_mine', []);
console.log(`price per share ${show(await vault.pricePerShare())} DAI`);
