/** Calls harvest, then shows the vault. */
import { send } from './setup';
import { deployed, report } from './vault';

// #region harvest
const { strategy } = deployed();
await send(strategy.harvest());
await report();
// #endregion
