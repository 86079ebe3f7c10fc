/** Makes a market feed on the local chain, where there is none. */
import { compile } from './compile';
import { deploy, owner, send } from './setup';

const feed = await deploy(compile('PriceFeed'), owner);
await send(feed.set(99_800_000)); // 0.998 dollars
console.log(feed.address);
