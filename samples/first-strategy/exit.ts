/** Takes all funds out of the strategy, then withdraws as the depositor. */
import { send, setting, show, at, user } from './setup';
import { deployed, report } from './vault';

// #region exit
const { vault, strategy } = deployed();
await send(vault.revokeStrategy(strategy.address));
await send(strategy.harvest());
await report();

await send(vault.connect(user).withdraw());
const token = at(setting('TOKEN'), ['function balanceOf(address) view returns (uint256)']);
console.log(`depositor holds  ${show(await token.balanceOf(user.address))} DAI`);
console.log(`shares left      ${show(await vault.balanceOf(user.address))} yvFirst`);
// #endregion
