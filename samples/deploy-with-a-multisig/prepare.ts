/** Makes a Safe that governs the registry, as Yearn's multisig does, and an experimental vault that waits for it. */
import { constants, utils } from 'ethers';
import { owners, remember } from './people';
import { artifact, safeAt, batch, execute, sign } from './safe';
import { at, deploy, owner, send, setting, short } from './setup';

const master = await deploy(artifact('GnosisSafe.sol/GnosisSafe.json'), owner);
const factory = await deploy(
  artifact('proxies/GnosisSafeProxyFactory.sol/GnosisSafeProxyFactory.json'),
  owner,
);
const multiSend = await deploy(
  artifact('libraries/MultiSendCallOnly.sol/MultiSendCallOnly.json'),
  owner,
);
const { AddressZero } = constants;
const setup = master.interface.encodeFunctionData('setup', [
  owners.map(({ address }) => address),
  2,
  AddressZero,
  '0x',
  AddressZero,
  AddressZero,
  0,
  AddressZero,
]);
const created = await send(factory.createProxy(master.address, setup));
const [log] = created.logs.slice(-1);
const safeAddress = utils.defaultAbiCoder.decode(
  ['address', 'address'],
  log?.data ?? '0x',
)[0] as string;

// The registry changes hands in two steps, so the Safe accepts in a transaction of its own.
const registry = at(
  setting('REGISTRY'),
  [
    'function setGovernance(address)',
    'function newExperimentalVault(address, address, address, address, string, string)',
  ],
  owner,
);
await send(registry.setGovernance(safeAddress));
const safe = safeAt(safeAddress, owner);
const accept = {
  says: '',
  to: registry.address,
  data: utils.id('acceptGovernance()').slice(0, 10),
};
const first = batch(multiSend.address, [accept], 0);
await execute(safe, first, await sign(safe, first, owners.slice(0, 2)));

// #region propose
const me = owner.address;
const made = await send(
  registry.newExperimentalVault(setting('FRESH_TOKEN'), me, me, me, 'FRESH yVault', 'yvFRESH'),
);
const vaultAddress = utils.defaultAbiCoder.decode(
  ['address', 'string'],
  made.logs.at(-1)?.data ?? '0x',
)[0];
const vault = at(
  vaultAddress,
  ['function setGovernance(address)', 'function setManagement(address)'],
  owner,
);
await send(vault.setManagement(me));
// Last: you can still change everything until the Safe accepts.
await send(vault.setGovernance(safe.address));
// #endregion

remember({ safe: safe.address, multiSend: multiSend.address, vault: vault.address });
console.log(
  `Safe  ${short(safe.address)}, ${await safe.getThreshold()} of ${(await safe.getOwners()).length} owners`,
);
console.log(`vault ${short(vault.address)} has the Safe as proposed governance`);
