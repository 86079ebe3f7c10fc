/** Sets the scene on the local chain: `scene.ts lend 900` lends 900 DAI of the pool out. */
import { utils } from 'ethers';
import { at, owner, send, setting, user } from './setup';
import { erc20Functions, vaultFunctions } from './vault';

const [what = '', number = '0'] = process.argv.slice(2);
const amount = utils.parseEther(number);
const vault = at(setting('VAULT'), [...vaultFunctions, 'function revokeStrategy(address)']);
const dai = at(setting('TOKEN'), erc20Functions);
const pool = at(setting('POOL'), ['function lend(uint256)', 'function earn(uint256)'], owner);
const strategy = at(setting('STRATEGY'), ['function harvest()'], owner);

if (what === 'deposit') {
  await send(dai.approve(vault.address, amount));
  await send(vault.deposit(amount, user.address));
  await send(strategy.harvest());
  console.log(`The user holds ${number} yvDAI, and a strategy works with 95% of the tokens.`);
} else if (what === 'lend') {
  await send(pool.lend(amount));
  console.log(`${number} DAI of the pool are lent out and cannot be redeemed now.`);
} else if (what === 'revoke') {
  await send(vault.connect(owner).revokeStrategy(strategy.address));
  console.log('Governance revoked the strategy.');
} else {
  await send(dai.connect(owner).approve(pool.address, amount));
  await send(pool.earn(amount));
  await send(strategy.harvest());
  console.log(`The strategy earned ${number} DAI and reported it.`);
}
