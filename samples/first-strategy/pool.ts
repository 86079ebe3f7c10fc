/** Makes the invented pool of the local chain earn or lose: `pool.ts earn 10`, `pool.ts lose 20`. */
import { utils } from 'ethers';
import { at, owner, send, setting } from './setup';

const [what = '', amount = '0'] = process.argv.slice(2);
const pool = at(setting('POOL'), ['function earn(uint256)', 'function lose(uint256)'], owner);
const token = at(setting('TOKEN'), ['function approve(address spender, uint256 amount)'], owner);
const value = utils.parseEther(amount);
if (what === 'earn') {
  await send(token.approve(pool.address, value));
  await send(pool.earn(value));
  console.log(`The pool earned ${amount} DAI.`);
} else {
  await send(pool.lose(value));
  console.log(`The pool lost ${amount} DAI.`);
}
