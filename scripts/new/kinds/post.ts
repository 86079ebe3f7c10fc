import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { kebab } from '../../../packages/docs-lint/site/anchors';
import { isDate } from '../../../src/data/dates';
import { Refusal } from '../../setup/refusal';
import {
  answer,
  descriptionQuestion,
  listOf,
  longestName,
  tagsQuestion,
  titleQuestion,
  type Kind,
} from '../kind';
import { yamlValue } from '../text';

function authorsOf(root: string): string[] {
  const authors: unknown = parse(readFileSync(path.join(root, 'blog/authors.yml'), 'utf8'));
  return typeof authors === 'object' && authors !== null ? Object.keys(authors) : [];
}

export const post: Kind = {
  name: 'post',
  says: 'a post on the blog',
  questions: (root) => {
    const [author = ''] = authorsOf(root);
    return [
      titleQuestion,
      descriptionQuestion,
      {
        name: 'date',
        says: 'Date, YYYY-MM-DD; for a release note, the date of the release',
        fallback: () => new Date().toISOString().slice(0, 10),
        check: (date) =>
          date.length === 10 && isDate(date)
            ? undefined
            : 'write a day as 2022-07-15, today at the latest',
      },
      {
        name: 'slug',
        longest: longestName,
        says: 'Address below /blog/',
        fallback: ({ title = '' }) => kebab(title),
        check: (slug) =>
          /^(?:archive|tags)$/.test(slug)
            ? 'choose another address: a list of posts has this one'
            : slug && slug === kebab(slug)
              ? undefined
              : `write it as "${kebab(slug) || 'new-vaults'}", in letters and digits`,
      },
      { ...tagsQuestion, fallback: () => 'releases, vaults' },
      { name: 'author', says: 'Author', choices: authorsOf(root), fallback: () => author },
    ];
  },
  plan: async (root, answers) => {
    const slug = answer(answers, 'slug');
    const taken = readdirSync(path.join(root, 'blog'))
      .filter((name) => name.endsWith('.md'))
      .find((name) =>
        readFileSync(path.join(root, 'blog', name), 'utf8').includes(`\nslug: ${slug}\n`),
      );
    if (taken) throw new Refusal(`blog/${taken} has the address /blog/${slug}: choose another`);
    const file = `blog/${answer(answers, 'date')}-${slug}.md`;
    const content = `---
title: ${yamlValue(answer(answers, 'title'))}
description: ${yamlValue(answer(answers, 'description'))}
slug: ${slug}
authors: [${answer(answers, 'author')}]
tags: [${listOf(answer(answers, 'tags')).join(', ')}]
---

TODO: say in one or two sentences what happened. The list of posts shows this paragraph.

<!--truncate-->

## For users {#users}

TODO: write what changes for them.
`;
    return {
      changes: [{ file, content, isNew: true }],
      next: [
        `Write the text in ${file}.`,
        `See it while you write: npm run dev, then open /blog/${slug}.`,
        'Check it: npm run check.',
      ],
    };
  },
};
