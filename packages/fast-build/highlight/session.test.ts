import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesWithoutPrompt } from './session';

for (const [name, code, lines] of [
  ['commands each have a prompt', 'cd a\nnpm install', []],
  ['a command that goes on behind a backslash', 'cast send a \\\n  b\nls', [1]],
  ['a command that goes on behind a pipe, or another', 'a |\n  b &&\n  c\nd', [1, 2]],
  ['comments and blank lines', '# why\nls\n\nls', [0, 2]],
  ['a text of several lines', "jq -r '[.[]\n  | .a]'\nls", [1]],
  ['a sign in quotes or behind a backslash', 'echo "(" \'{\' \\(\nls', []],
  [
    'a function, a loop, and a condition',
    'f() {\n  a\n}\nfor a in b; do\n  c\ndone\nls',
    [1, 2, 4, 5],
  ],
  ['a document within a command', "cat <<'END'\n$ a (\nEND\nls", [1, 2]],
  ['a command in a command', 'x=$(cast call "$a" \'b()\')\nls', []],
] as const) {
  test(name, () => assert.deepEqual(linesWithoutPrompt(code), lines));
}
