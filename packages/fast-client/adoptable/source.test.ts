import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isMarkupAlone } from './source';

test('a document is told by what it imports, not by its examples', () => {
  assert.equal(isMarkupAlone('# Title\n\nTo import vaults, read on.\n'), true);
  assert.equal(
    isMarkupAlone("import A from '@site/src/figures/a'\n\n~~~ts\nimport x from 'x'\n~~~\n"),
    true,
  );
  assert.equal(isMarkupAlone("```solidity\nimport './A.sol';\n```\n"), true);
  assert.equal(isMarkupAlone("- a\n\n  ````md\n  ```js\nimport 'x'\n  ```\n  ````\n"), true);
  assert.equal(isMarkupAlone("import C from '@site/src/calculators/net-yield';\n\n# A\n"), false);
  assert.equal(isMarkupAlone("```\na\n```\n\nimport Tabs from '@theme/Tabs'\n"), false);
});
