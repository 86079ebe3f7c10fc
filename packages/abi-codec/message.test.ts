import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messageIn } from './message';

test('the message is found in what wallets, nodes, and test runners say around it', () => {
  for (const said of [
    'execution reverted: MESSAGE',
    'Error: execution reverted: MESSAGE',
    "Fail with error 'MESSAGE'",
    "VM Exception while processing transaction: reverted with reason string 'MESSAGE'",
    'Returned error: VM Exception while processing transaction: revert MESSAGE',
    'Error encountered during contract execution [execution reverted] MESSAGE',
    '[FAIL. Reason: revert: MESSAGE] testHarvest() (gas: 1000)',
    '[FAIL: MESSAGE] testHarvest() (gas: 1000)',
    '[FAIL: MESSAGE; counterexample: calldata=0x2e1a7d4d args=[1]] testHarvest(uint256)',
    'error code 3: execution reverted: MESSAGE, data: "0x"',
    'execution reverted with reason MESSAGE',
    'execution reverted “MESSAGE” at the last call',
    '{"code":3,"message":"execution reverted: MESSAGE","data":""}',
    'cannot estimate gas (reason="execution reverted: MESSAGE", method="estimateGas", code=4)',
    '"message\\":\\"execution reverted: MESSAGE\\",\\"code\\":3',
    'require(msg.sender == owner, "MESSAGE");',
    'Reason provided by the contract: "MESSAGE".',
    'Execution reverted with reason: MESSAGE.\n\nRaw Call Arguments:',
  ]) {
    for (const message of ['!authorized', 'SafeMath: subtraction overflow', 'GS026']) {
      const text = said.replace('MESSAGE', message);
      assert.equal(messageIn(text), message, text);
    }
  }
  for (const said of [
    'why does my harvest fail with !authorized',
    'revert !authorized -- Reason given: !authorized.',
  ]) {
    assert.equal(messageIn(said), '!authorized', said);
  }
  assert.equal(messageIn("execution reverted: caller isn't the owner"), "caller isn't the owner");
});

test('a text without a message has none', () => {
  for (const said of [
    '',
    'execution reverted',
    'execution reverted: ',
    'execution reverted: 0x',
    '[Revert] EvmError: Revert',
    '[FAIL: EvmError: Revert] testHarvest() (gas: 1000)',
    '(reason="execution reverted", method="estimateGas", code=UNPREDICTABLE_GAS_LIMIT)',
    'missing revert data (action="call", data=null, reason=null, transaction={ "to": "0xda" })',
    'why was my transaction reverted?',
    'what is the reason for a loss',
    'harvest reverts without a message',
    'help! my deposit failed',
    'if (!vault.emergencyShutdown()) return',
    'deposit(uint256,address)',
  ]) {
    assert.equal(messageIn(said), undefined, said);
  }
});

test('the innermost message counts, and one that is behind much else is not looked for', () => {
  assert.equal(messageIn('reason="execution reverted: !want" error="execution reverted"'), '!want');
  assert.equal(messageIn(`${' '.repeat(3000)}execution reverted: !want`), undefined);
});

test('whatever is pasted is read', () => {
  assert.equal(messageIn('require('.repeat(5000)), undefined);
  assert.equal(messageIn('revert'.repeat(5000)), undefined);
  assert.equal(messageIn('reason: '.repeat(5000)), 'reason:');
});
