import assert from 'node:assert/strict';
import { test } from 'node:test';
import { excerpt, highlight, matchesTerms } from '.';

const textOf = (segments: readonly { text: string }[]): string =>
  segments.map(({ text }) => text).join('');

test('marks whole words, by their stems and by parts of identifiers', () => {
  const marked = highlight('Fees of a Vault: setManagementFee, feedback', matchesTerms(['fee'], []))
    .filter(({ match }) => match)
    .map(({ text }) => text);
  assert.deepEqual(marked, ['Fees', 'setManagementFee']);
});

test('marks codes by their beginning', () => {
  const segments = highlight('Selector 0x99530B06', matchesTerms([], ['9953']));
  assert.deepEqual(segments.at(-1), { text: '0x99530B06', match: true });
});

test('the pieces joined are the text, whatever it holds', () => {
  for (const text of ['<script>alert("fee")</script> fee & fee;', '', 'fee', '利回り fee\u202e']) {
    assert.equal(textOf(highlight(text, matchesTerms(['fee'], []))), text);
  }
});

test('an excerpt shows the place with most of the words', () => {
  const filler = 'Nothing of interest is in this sentence. '.repeat(10);
  const text = `A fee. ${filler}The fee of a vault is paid in shares.`;
  const shown = textOf(excerpt(text, matchesTerms(['fee', 'vault', 'shar'], [])));
  assert.match(shown, /^… .*fee of a vault is paid in shares\.$/);
  assert.ok(shown.length < 200, String(shown.length));
});

test('an excerpt shows the first of equal places, not the list that repeats a word', () => {
  const list = 'Selectors: withdraw(), withdraw(uint256), withdraw(uint256,address)';
  const text = `Call withdraw to burn shares. ${'It burns them at the price of the block. '.repeat(8)}${list}`;
  assert.match(textOf(excerpt(text, matchesTerms(['withdraw'], []))), /^Call withdraw to burn/);
});

test('an excerpt without a marked word is the beginning', () => {
  const shown = textOf(excerpt('Begin here. '.repeat(40), () => false));
  assert.match(shown, /^Begin here\..* …$/);
  assert.ok(shown.length < 200);
});

test('an excerpt of a single long word ends', () => {
  assert.ok(textOf(excerpt('x'.repeat(5000), () => true)).length <= 5001);
});
