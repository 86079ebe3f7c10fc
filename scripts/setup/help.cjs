/**
 * Required first by every command: with `--help` or `-h` it prints the comment at the top of the command's file, which
 * says what the command does and which options it has, and ends. An unknown option, a `Refusal`, or a file of the site
 * that can't be compiled is reported in one line.
 *
 * Plain CommonJS for old Node versions too, like the script that installs the packages.
 */
const fs = require('fs');

// Without "--" before it, npm takes an option that it has itself, such as `--dry-run`, and doesn't pass it on. A dry
// run would then be a real one.
if (process.env.npm_config_dry_run === 'true') {
  process.argv.push('--dry-run');
  // The option isn't for programs that the command runs.
  delete process.env.npm_config_dry_run;
}

// A hook of git names its own repository and index, which other calls of git would then write into.
delete process.env.GIT_DIR;
delete process.env.GIT_INDEX_FILE;
delete process.env.GIT_WORK_TREE;
delete process.env.GIT_PREFIX;

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

/**
 * What is wrong with a file that can't be compiled, and where. If other files have been compiled, the module that says
 * so can be loaded.
 */
function unreadable(error) {
  if (!/:\d+:\d+: ERROR: /.test(error.message)) return undefined;
  const { formatProblem, unreadable: problemOf } = require('../../packages/files');
  return formatProblem(problemOf(process.cwd(), '', error));
}

// A command that is stopped removes what it has made, and ends what it has started, as it does at its normal end. The
// signal then ends the process, so that callers see it.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    process.emit('exit');
    process.kill(process.pid, signal);
    // Signals don't end the first process of a container.
    setTimeout(() => process.exit(1), 100);
  });
}

/** Says why a command fails, and ends it. */
function fail(error) {
  // The program that reads the output has enough of it, as in `npm run sources | head`.
  if (error.code === 'EPIPE') process.exit(0);
  if (/^ERR_PARSE_ARGS/.test(error.code)) {
    console.error(`${error.message.split('. To specify')[0].replace(/\.$/, '')}.\n\n${help()}`);
    process.exit(2);
  }
  // An error of the file system names the file.
  const isSaid = ['Refusal', 'UnreadableFile'].includes(error.name) || error.syscall;
  console.error(isSaid ? error.message : unreadable(error) || error);
  process.exit(1);
}

// A signal that has come meanwhile ends the process first: it has stopped the compiler, too, which isn't an error.
process.on('uncaughtException', (error) => setImmediate(fail, error));
