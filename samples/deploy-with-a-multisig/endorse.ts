/** One Safe transaction: take over the vault, give it its final roles, and endorse it. */
import { utils } from 'ethers';
import { owners, recall } from './people';
import { batch, execute, hashesOf, safeAt, sign, simulate, type Call } from './safe';
import { at, owner, setting, short } from './setup';

const { safe: safeAddress, multiSend, vault } = recall();
const safe = safeAt(safeAddress, owner);
const [treasury, guardian, management] = [owners[0], owners[1], owners[2]].map(
  (each) => each?.address ?? '',
);

// #region calls
const vaultCalls = new utils.Interface([
  'function acceptGovernance()',
  'function setRewards(address rewards)',
  'function setGuardian(address guardian)',
  'function setManagement(address management)',
  'function setDepositLimit(uint256 limit)',
  'function setManagementFee(uint256 fee)',
]);
const registryCalls = new utils.Interface(['function endorseVault(address vault)']);
const onVault = (says: string, method: string, ...values: unknown[]): Call => ({
  says,
  to: vault,
  data: vaultCalls.encodeFunctionData(method, values),
});

const { decimals } = at(vault, ['function decimals() view returns (uint8)']);
const million = utils.parseUnits('1000000', await decimals());

const calls: Call[] = [
  onVault('accept governance of the vault', 'acceptGovernance'),
  onVault('fees go to the treasury', 'setRewards', treasury),
  onVault('the core developers can stop the vault', 'setGuardian', guardian),
  onVault('the strategists tune debt and queue', 'setManagement', management),
  onVault('the vault takes up to 1,000,000 tokens', 'setDepositLimit', million),
  onVault('the management fee is 2% per year', 'setManagementFee', 200),
  {
    says: 'endorse the vault in the registry',
    to: setting('REGISTRY'),
    data: registryCalls.encodeFunctionData('endorseVault', [vault]),
  },
];
// #endregion

const transaction = batch(multiSend, calls, (await safe.nonce()).toNumber());
const two = await sign(safe, transaction, owners.slice(0, 2));

if (process.argv[2] !== 'send') {
  // #region transaction
  const { hash, domain, message } = await hashesOf(safe, transaction);
  console.log(`nonce ${transaction.nonce}, hash ${hash}`);
  console.log(`domain hash ${domain}\nmessage hash ${message}`);
  calls.forEach(({ says, to, data }, index) =>
    console.log(`${index + 1}. ${short(to)} ${data.slice(0, 10)} ${says}`),
  );

  const one = await sign(safe, transaction, owners.slice(0, 1));
  await simulate(safe, transaction, one).catch((error) =>
    console.log(`one signature: ${error.reason}`),
  );
  await simulate(safe, transaction, two);
  console.log('two signatures: the simulation succeeds');
  // #endregion
} else {
  // #region execute
  await execute(safe, transaction, two);
  const check = at(vault, [
    'function governance() view returns (address)',
    'function management() view returns (address)',
  ]);
  const registry = at(setting('REGISTRY'), [
    'function latestVault(address) view returns (address)',
  ]);
  console.log(`governance is the Safe: ${(await check.governance()) === safe.address}`);
  console.log(`management is set: ${(await check.management()) === management}`);
  console.log(`endorsed: ${(await registry.latestVault(setting('FRESH_TOKEN'))) === vault}`);
  // #endregion
}
