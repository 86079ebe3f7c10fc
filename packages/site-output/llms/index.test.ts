import assert from 'node:assert/strict';
import { test } from 'node:test';
import { llmsText } from '.';

test('title, summary, notes, parts and what may be skipped', () => {
  const entry = { title: 'A [b]', url: 'https://d.example/a.md', description: 'About a.' };
  assert.equal(
    llmsText(
      { title: 'Docs', summary: 'All of it.', notes: ['As of July 2022.'] },
      [
        { title: 'One', entries: [{ ...entry, asked: ['what is a', 'the letter a'] }, entry] },
        { title: 'Empty', entries: [] },
      ],
      [{ title: 'Old', url: 'https://d.example/old.md', description: '' }],
    ),
    `# Docs

> All of it.

- As of July 2022.

## One

- [A \\[b\\]](https://d.example/a.md): About a. Asked as: what is a; the letter a.
- [A \\[b\\]](https://d.example/a.md): About a.

## Optional

- [Old](https://d.example/old.md)
`,
  );
});
