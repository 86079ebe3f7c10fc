/**
 * `npm run review:comment`: puts the report of a pull request's run under the pull request, by GitHub's own `gh`.
 *
 * Runs with write access, after the run that built the change, and therefore on the default branch, without installing
 * anything. What it reads was made by code of the pull request and can say anything, so the comment begins with that. None
 * of it is run.
 *
 * Variables: GITHUB_TOKEN, GITHUB_REPOSITORY, REVIEW_FILE, and of the run HEAD_BRANCH and HEAD_SHA. Without a token it
 * prints what it would post.
 */
require('../setup/help.cjs');
const { spawnSync } = require('child_process');
const fs = require('fs');
const { parseArgs } = require('util');

/** GitHub takes 65,536 characters. */
const longest = 60000;

const warning =
  '> This report was written by the code of the pull request, which can make it say anything. Read the change before you rely on it.';

/** Runs `gh pr`, and ends with its status if it fails. */
function gh(args, input) {
  const { status, stdout, error } = spawnSync(
    'gh',
    ['pr', ...args, '--repo', process.env.GITHUB_REPOSITORY],
    { input, encoding: 'utf8', stdio: ['pipe', 'pipe', 'inherit'] },
  );
  if (error) throw error;
  if (status !== 0) process.exit(status || 1);
  return stdout;
}

parseArgs();
const file = process.env.REVIEW_FILE || '.cache/review/review.md';
if (!fs.existsSync(file)) {
  console.error(
    `There is no report in ${file}. Write one with "npm run review", or name it in REVIEW_FILE.`,
  );
  process.exit(1);
}
// Without mentions that would notify people.
const text = fs.readFileSync(file, 'utf8').replace(/@(?=[a-z0-9])/gi, '@\u200b');
const shown = text.length > longest ? `${text.slice(0, longest)}\n\n…` : text;
const body = `${warning}\n\n${shown}`;
if (!process.env.GITHUB_TOKEN) console.log(body);
else {
  const { HEAD_BRANCH, HEAD_SHA } = process.env;
  const pulls = JSON.parse(gh(['list', `--head=${HEAD_BRANCH}`, '--json=number,headRefOid']));
  const pull = pulls.find(({ headRefOid }) => headRefOid === HEAD_SHA);
  if (!pull) console.log('The pull request has newer commits or is closed: nothing to say.');
  else {
    const renew = ['--edit-last', '--create-if-none', '--body-file=-'];
    console.log(gh(['comment', String(pull.number), ...renew], body).trim());
  }
}
