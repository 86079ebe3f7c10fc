/** Deploys an oracle for the vault of `VAULT`, with the feed of its token in `FEED`. */
import { compile } from './compile';
import { deploy, owner, setting, show } from './setup';

// #region deploy
const maxRisePerDay = '100'; // basis points: 1%
const maxAge = '3900'; // seconds: a heartbeat of one hour, and five minutes of slack
const code = compile('SharePriceOracle');
const oracle = await deploy(code, owner, setting('VAULT'), setting('FEED'), maxRisePerDay, maxAge);
console.log(`${oracle.address}: ${show(await oracle.price())} dollars per share`);
// #endregion
