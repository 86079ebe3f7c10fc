import assert from 'node:assert/strict';
import { test } from 'node:test';
import { questionsOf, structuredData, type Article } from '.';
import { documentTree } from '../markdown-copies/tree';

const article: Article = {
  url: 'https://docs.example/a',
  title: 'A',
  description: 'About A.',
  section: 'Resources',
  image: 'https://docs.example/a.png',
  changed: '2022-07-01T00:00:00Z',
  crumbs: [
    { name: 'Docs', url: 'https://docs.example/' },
    { name: 'A', url: 'https://docs.example/a' },
  ],
  software: undefined,
};
const publisher = {
  url: 'https://docs.example/',
  name: 'Docs',
  logo: 'https://docs.example/l.svg',
};

function questions(content: string) {
  const tree = documentTree(
    `<article><div class="theme-doc-markdown markdown">${content}</div></article>`,
  );
  assert.ok(tree);
  return questionsOf(tree);
}

const heading = (text: string): string => `<h3>${text}<a class="hash-link">​</a></h3>`;

test('questions and their answers', () => {
  assert.deepEqual(
    questions(
      `<h2>Part</h2><p>Not an answer.</p>${heading('One?')}<p>Yes, <a href="/x">see x</a>.</p><ul><li>a</li><li>b</li></ul>${heading('Two?')}<p>2</p><h2>Next</h2><p>No.</p>${heading('Three?')}<p>3</p>`,
    ),
    [
      { question: 'One?', answer: 'Yes, see x. a b' },
      { question: 'Two?', answer: '2' },
      { question: 'Three?', answer: '3' },
    ],
  );
});

test('a document of which some headings are no questions is no list of questions', () => {
  assert.deepEqual(questions(heading('One?') + heading('Two?') + heading('Three')), []);
  assert.deepEqual(questions(heading('One?') + heading('Two?')), []);
});

test('a document is an article with its way from the home page', () => {
  const data = JSON.parse(JSON.stringify(structuredData(article, publisher, [])));
  assert.deepEqual(
    data['@graph'].map((item: { '@type': string }) => item['@type']),
    ['TechArticle', 'BreadcrumbList'],
  );
  assert.equal(data['@graph'][0].dateModified, '2022-07-01T00:00:00Z');
  assert.equal(data['@graph'][1].itemListElement[1].position, 2);
  assert.equal('about' in data['@graph'][0], false);
});

const software = { name: 'a', version: '0.4.3', repository: 'https://code.example/a' };

test('no date is given where none is known, and a release where there is one', () => {
  const data = JSON.parse(
    JSON.stringify(
      structuredData({ ...article, changed: undefined, software }, publisher, [
        { question: 'Q?', answer: 'A.' },
      ]),
    ),
  );
  assert.equal('dateModified' in data['@graph'][0], false);
  assert.equal(data['@graph'][0].about.version, '0.4.3');
  assert.equal(data['@graph'][2]['@type'], 'FAQPage');
});
