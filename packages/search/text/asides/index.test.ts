import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutAsides, withShortName } from '.';

test('a question is read without what is said before and after it', () => {
  for (const said of [
    'hi all, how do I withdraw',
    'Hey team! Quick question: how do I withdraw',
    'does anyone know how do I withdraw',
    "Sorry if this was asked before, but I'm just wondering how do I withdraw",
    'sorry for the noob question but how do I withdraw',
    'could you please tell me how do I withdraw',
    'i want to know how do I withdraw',
    'how do I withdraw right now? thanks in advance!',
    'how do I withdraw, any ideas?',
    'how do I withdraw? can someone help me please',
    'hi team how do I withdraw',
    'okay google how do I withdraw',
    'Hey Siri, how do I withdraw',
    'Q: how do I withdraw',
    "I've got a quick question, how do I withdraw",
    'need help: how do I withdraw',
    'not sure how do I withdraw, pls help',
    "i don't understand how do I withdraw",
  ]) {
    assert.equal(withoutAsides(said), 'how do I withdraw', said);
  }
});

test('a search for something is a question about it', () => {
  for (const said of [
    'help with gas fees',
    'please help me with gas fees',
    'show me gas fees',
    'search for gas fees',
    'docs for gas fees',
    'the page about gas fees',
    'where can I read about gas fees',
    'confused about gas fees',
    'gas fees tutorial',
    'gas fees step by step',
    'gas fees explained for beginners',
    'gas fees walk-through',
    'docs: gas fees',
    'gas fees in the docs',
    'quick q - gas fees',
    'gas fees info please',
    'what is the best way for gas fees',
  ]) {
    assert.equal(withoutAsides(said), 'gas fees', said);
  }
});

test('the same words stay where they are the question', () => {
  for (const said of [
    'thanks',
    'where can I get help',
    'how can I help',
    'google',
    'find vaults',
    'add a link to a page',
    'documentation',
    'write documentation',
    'tutorial',
    'help',
    'can anyone help',
    'current yield',
    'can anyone deposit',
    'do you know',
    'I want to understand',
    'who can help me withdraw',
    'what happens today in a vault',
    'trying to deposit',
  ]) {
    assert.equal(withoutAsides(said), said);
  }
});

test('of the name of what the site is about, one word is enough beside others, and none at an edge', () => {
  const short = (text: string): string => withShortName(text, 'yearn finance');
  assert.equal(short('yearn finance fees'), 'yearn fees');
  assert.equal(short('is Yearn.finance safe'), 'is yearn safe');
  assert.equal(short('what is yearn finance'), 'what is yearn');
  assert.equal(short('yearn.finance'), 'yearn.finance');
  assert.equal(short('v2.yearn.finance is down'), 'v2.yearn.finance is down');
  assert.equal(short('yearn withdraw'), 'yearn withdraw');
  assert.equal(short('withdraw from yearn'), 'withdraw from yearn');
  for (const said of [
    'yearn gas fees',
    'Yearn finance: gas fees',
    'gas fees in yearn?',
    "Yearn's gas fees",
  ])
    assert.equal(short(said), 'gas fees', said);
  assert.equal(short('what fees does yearn charge'), 'what fees does yearn charge');
  assert.equal(withShortName('yearn finance fees', undefined), 'yearn finance fees');
});

test('whatever is typed is read', () => {
  assert.equal(withoutAsides('').length, 0);
  for (const piece of [' ', ', ', 'sorry for ', 'hi ', 'thanks ', 'i was ']) {
    withoutAsides(piece.repeat(2000));
  }
});
