import { readFileSync } from 'node:fs';
import path from 'node:path';
import { layout } from '../../../src/config/layout';
import { sections } from '../../../src/data/sections';
import { placeOf, routeOf } from '../../../packages/docs-lint/site';
import { askedFileOf, wholePage } from '../../../packages/docs-lint/site/asked';
import { addAsked, askedQuestion } from '../asked';
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
import { append, formatted, literal, yamlValue } from '../text';

const top = 'top level';
const nowhere = 'no sidebar';

function sidebarOf(root: string, section: string): string {
  return readFileSync(path.join(root, 'sidebars', `${section}.ts`), 'utf8');
}

function categoriesOf(sidebar: string): string[] {
  return [...sidebar.matchAll(/type: 'category',\s*label: '([^']+)'/g)].map(
    ([, label = '']) => label,
  );
}

/**
 * Puts a document into a sidebar.
 *
 * @param place label of a category, or the top level: it goes to the end of its list
 * @throws Refusal if the category is not there
 */
export function addToSidebar(sidebar: string, id: string, place: string): string {
  if (sidebar.includes(literal(id))) throw new Refusal(`the sidebar already names "${id}"`);
  const label = sidebar.indexOf(`label: ${literal(place)}`);
  if (place !== top && label < 0) throw new Refusal(`the sidebar has no category "${place}"`);
  const start = place === top ? sidebar.search(/= \[/) + 2 : sidebar.indexOf('[', label);
  return append(sidebar, start, literal(id));
}

export const document: Kind = {
  name: 'document',
  says: 'a page in a section',
  questions: (root) => [
    { name: 'section', says: 'Section', choices: sections.map(({ id }) => id) },
    {
      name: 'id',
      longest: longestName,
      says: 'Path inside the section, which becomes its address, such as guides/how-fees-work',
      check: (id, { section }) => {
        if (section === 'vaults' && id.startsWith('smart-contracts/'))
          return 'choose another folder: pages of this one are made by npm run reference';
        if (/^tags(?:\/|$)/.test(id)) return 'choose another name: the lists of tags are there';
        if (/^(?:index|readme)$/i.test(id))
          return 'choose another name: the address of a section leads to its first page';
        return /^[A-Za-z0-9][\w-]*(\/[A-Za-z0-9][\w-]*)*$/.test(id)
          ? undefined
          : 'use letters, digits, hyphens, and underscores, folders separated by slashes, and no ending';
      },
    },
    titleQuestion,
    descriptionQuestion,
    tagsQuestion,
    askedQuestion,
    {
      name: 'category',
      says: `Place in the sidebar: a category, "${top}" or "${nowhere}"`,
      fallback: () => top,
      check: (place, { section = '' }) => {
        const places = [top, nowhere, ...categoriesOf(sidebarOf(root, section))];
        return places.includes(place) ? undefined : `choose one of: ${places.join(', ')}`;
      },
    },
  ],
  plan: async (root, answers) => {
    const id = answer(answers, 'id');
    const section = sections.find((item) => item.id === answer(answers, 'section'));
    if (!section) throw new Refusal('there is no such section');
    const file = `${section.folder}/${id}.md`;
    // Within a section, links are paths of files, which editors and GitHub follow too.
    const glossary =
      section.id === 'resources'
        ? `${id.includes('/') ? '../'.repeat(id.split('/').length - 1) : './'}defi-glossary.md`
        : '/resources/defi-glossary';
    const content = `---
title: ${yamlValue(answer(answers, 'title'))}
description: ${yamlValue(answer(answers, 'description'))}
tags: [${listOf(answer(answers, 'tags')).join(', ')}]
---

TODO: say in one or two sentences what the reader gets from this page.

## First step {#first-step}

TODO: write the text. Link a term where you use it first, such as a [vault](${glossary}#vault).

## Where to go next {#next}

- [Vault](${glossary}#vault): TODO, say why a reader would go there.
- [Strategy](${glossary}#strategy): TODO, name two to four pages like this.
`;
    const changes = [
      { file, content, isNew: true },
      await addAsked(root, file, wholePage, answer(answers, 'asked')),
    ];
    const place = answer(answers, 'category');
    if (place !== nowhere) {
      const sidebar = `sidebars/${section.id}.ts`;
      // Docusaurus removes numbers from the beginnings of names.
      const listed = placeOf(layout, file)?.id ?? id;
      const edited = addToSidebar(sidebarOf(root, section.id), listed, place);
      changes.push({
        file: sidebar,
        content: await formatted(root, sidebar, edited),
        isNew: false,
      });
    }
    const route = routeOf(layout, { file, frontMatter: undefined }) ?? '';
    return {
      changes,
      next: [
        `Write the text in ${file}.`,
        `In ${askedFileOf(file)}, write what readers ask about each section, below the id of its heading.`,
        `See it while you write: npm run dev -- ${section.id}, then open ${route}.`,
        `Link to it from at least one other document: by the path of ${file} in the same section, and by ${route} elsewhere.`,
        'Check it: npm run check.',
      ],
    };
  },
};
