import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agrees, checkExample, decimalsOf } from './check';
import { findFormula } from './index';

const stated = (raw: string) => ({ raw, value: Number(raw.replaceAll('_', '')) });

test('the spelling shows the decimals', () => {
  assert.equal(decimalsOf('1_000'), 0);
  assert.equal(decimalsOf('0.066'), 3);
  assert.equal(decimalsOf('1.5e3'), null);
});

test('rounded results are right, wrong ones and empty ones are not', () => {
  assert.ok(agrees(0.06605, stated('0.0661')));
  assert.ok(agrees(0.06605, stated('0.066')));
  assert.ok(!agrees(0.06605, stated('0.07')), 'one digit proves nothing');
  assert.ok(!agrees(0.06605, stated('0.067')));
  assert.ok(agrees(383.3069, stated('383')));
  assert.ok(!agrees(0.4, stated('0')));
  assert.ok(agrees(0, stated('0')));
  assert.ok(agrees(1e9 + 1, stated('1e9')));
  assert.ok(!agrees(1.1e9, stated('1e9')));
});

test('an example may state several results', () => {
  const example = checkExample(
    findFormula('partner-split'),
    { tvl: 10_000_000, yearlyYield: 1_000_000 },
    new Map([
      ['fees', stated('400_000')],
      ['partner', stated('44_000')],
    ]),
  );
  assert.deepEqual(
    example.results.map(({ name, value }) => [name, value]),
    [
      ['fees', 400_000],
      ['partner', 44_000],
    ],
  );
  assert.deepEqual(
    example.given.map(({ name, isDefault }) => [name, isDefault]),
    [
      ['tvl', false],
      ['yearlyYield', false],
      ['managementFee', true],
      ['performanceFee', true],
      ['operationsShare', true],
    ],
  );
});

test('unknown outputs and missing results are named', () => {
  const formula = findFormula('boost');
  const given = { deposit: 1, gaugeTotal: 10, veCrv: 0, veCrvTotal: 1 };
  assert.throws(
    () => checkExample(formula, given, new Map([['apy', stated('1')]])),
    /boost has no output "apy"; it has: working, boost/,
  );
  assert.throws(() => checkExample(formula, given, new Map()), /states no result/);
  assert.throws(
    () => checkExample(formula, given, stated('2')),
    /boost is stated as 2, computed 1/,
  );
});
