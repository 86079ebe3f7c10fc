/**
 * Required first by every command: with `--help` or `-h` it prints the comment at the top of the command's file, which says
 * what the command does and which options it has, and ends. An option that there is not, a `Refusal`, and a file of the
 * site that can't be compiled, is said in one line.
 *
 * Plain CommonJS for old Node versions too, as what installs the packages.
 */
const fs = require('fs');

// npm keeps an option that it has itself if there's no "--" before it, and doesn't say so. A dry run would be a real one.
if (process.env.npm_config_dry_run === 'true') {
  process.argv.push('--dry-run');
  // It isn't for what the command runs.
  delete process.env.npm_config_dry_run;
}

/** The comment at the top of the file that Node runs. */
function help() {
  const [, comment = ''] =
    /^(?:#!.*\n)?\/\*\*([\s\S]*?)\*\//.exec(fs.readFileSync(process.argv[1], 'utf8')) || [];
  return comment
    .split('\n')
    .map((line) => line.replace(/^ \* ?/, '').trimEnd())
    .join('\n')
    .trim();
}

if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
  console.log(help());
  process.exit(0);
}

/** What a file that can't be compiled lacks, and where. What has compiled others can read the module that says so. */
function unreadable(error) {
  if (!/:\d+:\d+: ERROR: /.test(error.message)) return undefined;
  const { formatProblem, unreadable: problemOf } = require('../../packages/problem');
  return formatProblem(problemOf(process.cwd(), '', error));
}

// A command that is stopped removes what it has made, and ends what it has started, like one that comes to its end. Then the
// signal does what it does without a listener, so that callers see it.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    process.emit('exit');
    process.kill(process.pid, signal);
  });
}

process.on('uncaughtException', (error) => {
  // The program that reads the output has enough of it, as in `npm run sources | head`.
  if (error.code === 'EPIPE') process.exit(0);
  if (/^ERR_PARSE_ARGS/.test(error.code)) {
    console.error(`${error.message.split('. To specify')[0].replace(/\.$/, '')}.\n\n${help()}`);
    process.exit(2);
  }
  // What the system refuses names the file.
  const isSaid = ['Refusal', 'UnreadableFile'].includes(error.name) || error.syscall;
  console.error(isSaid ? error.message : unreadable(error) || error);
  process.exit(1);
});
