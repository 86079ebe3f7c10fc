/** Lets seconds pass on a local chain or a fork: `wait.ts 21740`. */
import { provider } from './setup';
import { report } from './vault';

const seconds = Number(process.argv[2]);
const { timestamp } = await provider.getBlock('latest');
await provider.send('evm_setNextBlockTimestamp', [timestamp + seconds]);
await provider.send('evm_mine', []);
await report();
