/**
 * `npm run review:comment`: puts the report of a pull request's run under the pull request.
 *
 * Runs with write access, after the run that built the change, and therefore on the default branch, without installing
 * anything. What it reads was made by code of the pull request: it is posted as text and never run.
 *
 * Variables: GITHUB_TOKEN, GITHUB_REPOSITORY, REVIEW_FILE, and of the run HEAD_OWNER, HEAD_BRANCH and HEAD_SHA. Without a
 * token it prints what it would post.
 */
require('../setup/help.cjs');
const fs = require('fs');
const { parseArgs } = require('util');

/** GitHub takes 65,536 characters. */
const longest = 60000;
const mark = '<!-- review of the built site -->';

/** The text to post: shortened, and without mentions that would notify people. */
function body(text) {
  const quiet = text.replace(/@(?=[a-z0-9])/gi, '@\u200b');
  return quiet.length > longest ? `${quiet.slice(0, longest)}\n\n…` : quiet;
}

/** Posts the text, or replaces what an earlier run posted. */
async function post(text, env, load) {
  const api = `https://api.github.com/repos/${env.GITHUB_REPOSITORY}`;
  const call = async (address, method = 'GET', data = undefined) => {
    const response = await load(address, {
      method,
      headers: {
        Accept: 'application/vnd.github+json',
        Authorization: `Bearer ${env.GITHUB_TOKEN}`,
        'X-GitHub-Api-Version': '2022-11-28',
      },
      body: data && JSON.stringify(data),
    });
    if (!response.ok) throw new Error(`${method} ${address}: status ${response.status}`);
    return response.json();
  };
  const head = encodeURIComponent(`${env.HEAD_OWNER}:${env.HEAD_BRANCH}`);
  const pulls = await call(`${api}/pulls?state=open&head=${head}`);
  const pull = pulls.find((item) => item.head.sha === env.HEAD_SHA);
  if (!pull) return 'The pull request has newer commits or is closed: nothing to say.';
  const comments = await call(`${api}/issues/${pull.number}/comments?per_page=100`);
  const own = comments.find((item) => item.user.type === 'Bot' && item.body.startsWith(mark));
  if (own) await call(own.url, 'PATCH', { body: body(text) });
  else await call(`${api}/issues/${pull.number}/comments`, 'POST', { body: body(text) });
  return `${own ? 'Renewed' : 'Posted'} under #${pull.number}.`;
}

module.exports = { body, post };

if (require.main === module) {
  parseArgs();
  const file = process.env.REVIEW_FILE || '.cache/review/review.md';
  if (!fs.existsSync(file)) {
    console.error(
      `There is no report in ${file}. Write one with "npm run review", or name it in REVIEW_FILE.`,
    );
    process.exit(1);
  }
  const text = fs.readFileSync(file, 'utf8');
  if (!process.env.GITHUB_TOKEN) console.log(body(text));
  else {
    post(text, process.env, fetch).then(console.log, (error) => {
      console.error(error.message);
      process.exitCode = 1;
    });
  }
}
