/** More than a year of a depositor on the local chain: deposits, a gain, a transfer to another wallet, and withdrawals. */
import { constants, utils } from 'ethers';
import { at, owner, provider, send, setting } from './setup';

const vault = at(setting('VAULT'), [
  'function deposit(uint256)',
  'function withdraw(uint256)',
  'function transfer(address, uint256)',
]);
const dai = at(setting('TOKEN'), ['function approve(address, uint256)']);
const pool = at(setting('POOL'), ['function earn(uint256)'], owner);
const strategy = at(setting('STRATEGY'), ['function harvest()'], owner);
const amount = (text: string): unknown => utils.parseEther(text);

async function days(count: number): Promise<void> {
  const { timestamp } = await provider.getBlock('latest');
  await provider.send('evm_setNextBlockTimestamp', [timestamp + count * 86_400]);
  await provider.send('evm_mine', []);
}
async function earn(text: string): Promise<void> {
  await send(pool.earn(amount(text)));
  await send(strategy.harvest());
  await days(1);
}

await send(dai.approve(vault.address, constants.MaxUint256));
await send(dai.connect(owner).approve(pool.address, constants.MaxUint256));
await send(vault.deposit(amount('1000')));
await send(strategy.harvest());
await days(90);
await earn('50');
await send(vault.deposit(amount('500')));
await days(120);
await earn('60');
await send(vault.transfer(owner.address, amount('100')));
await days(200);
await earn('40');
await send(vault.withdraw(amount('700')));
console.log('The account deposited twice, sent shares away once, and withdrew once.');
