import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readNames, withClassNames } from './classNames';

test('the table of the theme is read', () => {
  const names = readNames();
  assert.equal(names.get('docs.docMarkdown'), "'theme-doc-markdown'");
  assert.equal(names.get('wrapper.main'), "'main-wrapper'");
  assert.equal(names.get('common.admonitionType'), '((type) => `theme-admonition-${type}`)');
  assert.throws(() => readNames('export {}'), /no names where they were/);
});

test('code names classes itself; what the table lacks stays', () => {
  const names = readNames();
  assert.equal(
    withClassNames('clsx(ThemeClassNames.docs.docTocMobile, styles.tocMobile)', names),
    "clsx('theme-doc-toc-mobile', styles.tocMobile)",
  );
  assert.equal(
    withClassNames('ThemeClassNames.docs.docSidebarItemLinkLevel(level)', names),
    '((level) => `theme-doc-sidebar-item-link-level-${level}`)(level)',
  );
  const unknown = 'ThemeClassNames.docs.later';
  assert.equal(withClassNames(unknown, names), unknown);
});
