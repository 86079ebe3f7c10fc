/** What builds, commands, and tests do with files: list them, read them, say what is wrong in one, and remove them. */
export { filesBelow } from './below';
export { git, hasHistory, lastChanges } from './history';
export * from './html';
export { formatProblem, unreadable, type Problem } from './problem';
export { temporaryFolder, writeFiles, type Files } from './temporary';
