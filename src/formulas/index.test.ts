import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { evaluate, findFormula, formulas } from './index';

test('the registry has every formula, by the folder of its name', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  assert.deepEqual(formulas.map(({ name }) => name).sort(), folders.sort());
});

test('every formula has a test and states a primary output', () => {
  for (const formula of formulas) {
    assert.ok(existsSync(path.join(__dirname, formula.name, 'index.test.ts')), formula.name);
    assert.ok(formula.primary in formula.outputs, formula.name);
    for (const [name, input] of Object.entries(formula.inputs)) {
      if (input.default !== undefined) {
        assert.ok(input.min === undefined || input.default >= input.min, `${formula.name}.${name}`);
        assert.ok(input.max === undefined || input.default <= input.max, `${formula.name}.${name}`);
      }
    }
  }
});

test('the overview lists every formula, input and output', () => {
  const overview = readFileSync(path.join(__dirname, 'README.md'), 'utf8');
  for (const formula of formulas) {
    const section = overview.split('\n### ').find((part) => part.startsWith(`\`${formula.name}\``));
    assert.ok(section !== undefined, formula.name);
    for (const [name, input] of Object.entries(formula.inputs)) {
      const row = `| \`${name}\` | ${input.unit} | ${input.default ?? 'required'} | ${input.label} |`;
      assert.ok(section.includes(row), `${formula.name}: ${row}`);
    }
    for (const name of Object.keys(formula.outputs))
      assert.ok(section.includes(`\`${name}\``), name);
  }
});

test('evaluate fills in defaults and keeps the order of the inputs', () => {
  const { used, outputs } = evaluate(findFormula('net-apy'), {
    performanceFee: 0.2,
    grossApr: 0.1,
  });
  assert.deepEqual(Object.entries(used), [
    ['grossApr', 0.1],
    ['performanceFee', 0.2],
    ['managementFee', 0],
    ['periodsPerYear', 52],
  ]);
  assert.ok(Math.abs((outputs['netApr'] ?? 0) - 0.08) < 1e-15);
});

test('evaluate names what is wrong', () => {
  const formula = findFormula('veyfi-lock');
  assert.throws(() => evaluate(formula, { amount: 1 }), /veyfi-lock needs "remainingDays"/);
  assert.throws(
    () => evaluate(formula, { amount: 1, days: 2 }),
    /has no input "days"; it has: amount, remainingDays/,
  );
  assert.throws(
    () => evaluate(findFormula('curve-apy'), { baseApr: 0.03, boost: 3, poolApy: 0.02 }),
    /"boost" is 3: Enter 2.5 or less/,
  );
  assert.throws(
    () => evaluate(findFormula('release-delta'), { numReleases: 1.5, releaseTarget: 0 }),
    /whole number/,
  );
  assert.throws(() => findFormula('apy'), /unknown formula "apy"; known: boost, /);
});
