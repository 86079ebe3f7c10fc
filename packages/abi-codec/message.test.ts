import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messageIn } from './message';

test('the message is found in what wallets, nodes, and test runners say around it', () => {
  for (const said of [
    'execution reverted: !authorized',
    'Error: execution reverted: !authorized',
    "Fail with error '!authorized'",
    "VM Exception while processing transaction: reverted with reason string '!authorized'",
    'Returned error: VM Exception while processing transaction: revert !authorized',
    'Error encountered during contract execution [execution reverted] !authorized',
    '[FAIL. Reason: revert: !authorized] testHarvest() (gas: 1000)',
    'execution reverted with reason !authorized',
    '{"code":3,"message":"execution reverted: !authorized","data":""}',
    'cannot estimate gas (reason="execution reverted: !authorized", method="estimateGas", code=4)',
    '"message\\":\\"execution reverted: !authorized\\",\\"code\\":3',
    'require(msg.sender == owner, "!authorized");',
    'why does my harvest fail with !authorized',
    'revert !authorized -- Reason given: !authorized.',
    'Reason provided by the contract: "!authorized".',
    'Execution reverted with reason: !authorized.\n\nRaw Call Arguments:',
  ]) {
    assert.equal(messageIn(said), '!authorized', said);
  }
  assert.equal(
    messageIn("reverted with reason string 'SafeMath: subtraction overflow'"),
    'SafeMath: subtraction overflow',
  );
  assert.equal(messageIn('execution reverted: GS026'), 'GS026');
  assert.equal(messageIn("execution reverted: caller isn't the owner"), "caller isn't the owner");
});

test('a text without a message has none', () => {
  for (const said of [
    '',
    'execution reverted',
    'execution reverted: ',
    'execution reverted: 0x',
    '[Revert] EvmError: Revert',
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
