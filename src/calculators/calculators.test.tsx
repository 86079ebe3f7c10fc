import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import React from 'react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as netYield from './net-yield/Form';
import * as partnerSplit from './partner-split/Form';
import { entriesFromQuery, queryOf, readField } from './shared/fields';
import type { Field, Values } from './shared/fields';
import type { Table } from './shared/ResultTable';
import * as shareValue from './share-value/Form';
import * as veyfiLock from './veyfi-lock/Form';

/** What each folder of a calculator exports, and its form. */
const calculators = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => ({
    ...(require(path.join(__dirname, name)) as { default: ComponentType; examples: Table }),
    model: require(path.join(__dirname, name, 'Form')) as typeof netYield,
  }));

const initial = (fields: readonly Field[]): Values =>
  Object.fromEntries(fields.map(({ name, initial: value, scale = 1 }) => [name, value / scale]));

const field: Field = {
  name: 'fee',
  label: 'Fee',
  unit: '%',
  initial: 20,
  input: { label: 'Fee', unit: 'ratio', min: 0, max: 0.5 },
  scale: 100,
};

test('entries are read with thousands separators and in the unit of the field', () => {
  assert.deepEqual(readField(field, ' 12.5 '), { value: 0.125, problem: null });
  assert.equal(readField(field, '12.5 %').value, 0.125);
  const amount: Field = {
    ...field,
    unit: 'tokens',
    scale: 1,
    input: { label: 'Amount', unit: 'tokens', min: 1e-18 },
  };
  assert.equal(readField(amount, '1,250,000.5').value, 1_250_000.5);
  assert.equal(readField(amount, '1 000').value, 1_000);
  assert.equal(readField(amount, '2e3').value, 2_000);
  assert.equal(readField(amount, '2%').value, null);
  assert.equal(readField(amount, '1,000 tokens').value, 1_000);
  assert.equal(readField(amount, '1 token').value, 1);
  assert.equal(readField(amount, '$1,000').value, null);
  assert.equal(readField({ ...amount, unit: 'USD per year' }, '$1,000').value, 1_000);
  assert.equal(readField({ ...amount, unit: 'USD per year' }, '$ 1,000 USD').value, 1_000);
  assert.equal(readField({ ...amount, unit: 'days, of which 1,460 count' }, '90 days').value, 90);
  // An invisible character, as chats append it, and a typographic minus sign.
  assert.equal(readField(amount, '2.5\u200b').value, 2.5);
  assert.equal(readField(amount, '\u22121').problem, 'Enter a number above 0.');
  // Which would be shown as "$-0".
  assert.equal(Object.is(readField(field, '-0').value, 0), true);
});

test('a wrong entry says what to enter', () => {
  const problem = (text: string, of: Field = field): string | null => readField(of, text).problem;
  assert.match(problem('') ?? '', /Enter a number/);
  assert.match(problem('twenty') ?? '', /Enter a number/);
  assert.match(problem('1,5') ?? '', /Enter a number/);
  for (const text of ['0,125', '1.234,567', '1,2345', '1 000,5'])
    assert.match(problem(text) ?? '', /Enter a number/, text);
  assert.equal(problem('60'), 'Enter 50 or less.');
  assert.equal(problem('-1'), 'Enter 0 or more.');
  const positive: Field = { ...field, input: { label: 'Supply', unit: 'shares', min: 1e-18 } };
  assert.equal(problem('0', positive), 'Enter a number above 0.');
  const whole: Field = {
    ...field,
    scale: 1,
    input: { label: 'Count', unit: 'count', integer: true },
  };
  assert.equal(problem('1.5', whole), 'Enter a whole number.');
});

test('a link brings the entries back and keeps other parameters', () => {
  const fields = partnerSplit.fields;
  const entered = { ...entriesFromQuery(fields, ''), tvl: '2,500,000' };
  const query = queryOf(fields, entered, '?from=mail');
  assert.equal(query, '?from=mail&tvl=2500000&yield=1000000');
  assert.deepEqual(entriesFromQuery(fields, query), { tvl: '2500000', yield: '1000000' });
  // The text as it was entered, so that the field asks for a correction again.
  assert.deepEqual(entriesFromQuery(fields, queryOf(fields, { ...entered, tvl: '1,5' }, '')), {
    tvl: '1,5',
    yield: '1000000',
  });
  assert.deepEqual(entriesFromQuery(fields, ''), { tvl: '10,000,000', yield: '1,000,000' });
  // A server refuses a longer address when the page is loaded again.
  assert.ok(queryOf(fields, { ...entered, tvl: '9'.repeat(100_000) }, '').length < 100);
});

test('each calculator computes what it opens with, and its initial values are valid', () => {
  for (const { model, examples } of calculators) {
    for (const each of model.fields) {
      assert.equal(readField(each, String(each.initial)).problem, null, each.name);
      assert.match(each.name, /^[a-z]+(-[a-z]+)*$/);
    }
    const { head, rows } = model.compute(initial(model.fields));
    for (const table of [{ head, rows }, examples]) {
      assert.ok(table.rows.length > 2);
      assert.ok(table.rows.every((row) => row.length === table.head.length));
      const names = table.rows.map(([first]) => first);
      assert.equal(new Set(names).size, names.length, 'rows are told apart by their first cell');
    }
  }
});

test('the largest numbers that can be entered have results, and larger ones are refused', () => {
  for (const { model } of calculators) {
    const values = model.fields.map((each) => {
      assert.notEqual(readField(each, '1e400').problem, null, each.name);
      assert.notEqual(readField(each, '1e300').problem, null, each.name);
      const { scale = 1, input } = each;
      return [each.name, readField(each, String((input.max ?? 1e17) * scale)).value ?? 0] as const;
    });
    const { rows } = model.compute(Object.fromEntries(values));
    assert.ok(!/NaN|∞/.test(JSON.stringify(rows)), JSON.stringify(rows));
  }
});

test('results agree with the formulas', () => {
  assert.deepEqual(netYield.compute(initial(netYield.fields)).rows[1], [
    'Net APY, compounded weekly',
    '6.61%',
  ]);
  assert.deepEqual(partnerSplit.compute(initial(partnerSplit.fields)).rows[4], [
    'For the partner',
    '$44,000',
  ]);
  assert.deepEqual(veyfiLock.compute(initial(veyfiLock.fields)).rows[2], [
    'Early exit: penalty',
    '5.0000 YFI',
  ]);
});

test('a report leaves the share price as it is; the release raises it', () => {
  const { rows } = shareValue.compute({
    assets: 1_000_000,
    supply: 950_000,
    gain: 5_000,
    fees: 1_250,
    shares: 1_000,
  });
  assert.equal(rows[0]?.[1], '1.052632');
  assert.equal(rows[0]?.[1], (1_000_000 / 950_000).toFixed(6));
  const supply = 950_000 * (1 + 1_250 / 1_000_000);
  assert.equal(rows[6]?.[1], (1_005_000 / supply).toFixed(6));
  assert.equal(rows[6]?.[0], '6 h 2 min');
  assert.throws(
    () => shareValue.compute({ assets: 1, supply: 1, gain: 1, fees: 2, shares: 1 }),
    /Fees cannot exceed the gain/,
  );
  assert.throws(
    () => shareValue.compute({ assets: 9, supply: 9, gain: 1, fees: 0, shares: 10 }),
    /No one can hold more shares/,
  );
});

test('the server renders labels, results and sample values, with the form asleep', () => {
  for (const { default: Calculator } of calculators) {
    const html = renderToStaticMarkup(<Calculator />);
    assert.match(html, /<fieldset[^>]* disabled=""/);
    assert.match(html, /Sample values/);
    assert.match(html, /<noscript>/);
    assert.match(html, /<section[^>]* aria-label="Results"/);
    // A live region would be read out for every digit.
    assert.doesNotMatch(html, /aria-live|role="status"/);
    const ids = [...html.matchAll(/<input\b[^>]*? id="([^"]+)"/g)].map(([, id]) => id);
    assert.ok(ids.length >= 2);
    for (const id of ids) assert.ok(html.includes(`<label for="${id}"`), id);
  }
});
