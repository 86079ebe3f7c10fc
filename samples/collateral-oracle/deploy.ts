/** Deploys an oracle for the vault of `VAULT`, with the feed of its token in `FEED`. */
import { compile } from './compile';
import { deploy, owner, setting } from './setup';

// #region deploy
const oracle = await deploy(
  compile('SharePriceOracle'),
  owner,
  setting('VAULT'),
  setting('FEED'),
  '100', // the bound: 100 basis points per day, which is 1%
  '3900', // the age in seconds: a heartbeat of one hour, and slack
);
// #endregion
console.log(oracle.address);
