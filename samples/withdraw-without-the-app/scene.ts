/** Sets the scene on the local chain: `deposit 1000` invests for the user; `lend`, `lose` and `earn` change the pool. */
import { utils } from 'ethers';
import { at, owner, send, setting, short, user } from './setup';

const [what = 'deposit', number = '1000'] = process.argv.slice(2);
const amount = utils.parseEther(number);
const vault = at(setting('VAULT'), ['function deposit(uint256)']);
const dai = at(setting('TOKEN'), ['function approve(address, uint256)']);
const pool = at(
  setting('POOL'),
  ['function lend(uint256)', 'function lose(uint256)', 'function earn(uint256)'],
  owner,
);

if (what === 'deposit') {
  await send(dai.approve(vault.address, amount));
  await send(vault.deposit(amount));
  await send(at(setting('STRATEGY'), ['function harvest()'], owner).harvest());
  console.log(
    `${short(user.address)} deposited ${number} DAI, and a strategy works with 95% of it.`,
  );
} else if (what === 'lend') {
  await send(pool.lend(amount));
  console.log(`${number} DAI of the strategy are lent out and cannot come back now.`);
} else if (what === 'earn') {
  await send(dai.connect(owner).approve(pool.address, amount));
  await send(pool.earn(amount));
  console.log(`The strategy got ${number} DAI back and has not reported it.`);
} else {
  await send(pool.lose(amount));
  console.log(`The strategy lost ${number} DAI and has not reported it.`);
}
