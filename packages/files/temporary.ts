/** Temporary folders of commands and tests, in the system's folder for them. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What is in a folder: each file by its path in it. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** Writes files into a folder, and makes the folders that they are in. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

const folders: string[] = [];

function removeAll(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/**
 * Makes a folder that is removed when the process ends, whether it succeeds, fails, or is stopped by Ctrl+C.
 *
 * @param name what its name begins with
 * @param files what is in it
 */
export function temporaryFolder(name: string, files: Files = {}): string {
  // One listener for all, because Node.js warns of more than ten.
  if (folders.length === 0) {
    process.on('exit', removeAll);
    // A signal ends Node.js without "exit". It ends the process all the same, so that callers see it.
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        removeAll();
        process.kill(process.pid, signal);
      });
  }
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), `${name}-`)));
  folders.push(folder);
  writeFiles(folder, files);
  return folder;
}
