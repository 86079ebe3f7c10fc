import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../setup/refusal';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Keeps builds of one folder apart, which write into the same files: notes this process in a file until it ends.
 *
 * @throws Refusal if the process in the file is running
 */
export function lock(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const pid = Number(readFileSync(file, 'utf8'));
    // In a container, processes get the same numbers each time.
    if (pid > 0 && pid !== process.pid && isRunning(pid)) {
      throw new Refusal(
        `Another build is running here (process ${pid}): wait until it ends. If that process isn't a build, delete ${file}.`,
      );
    }
    // Its process was killed.
    rmSync(file, { force: true });
    return lock(file);
  }
  process.on('exit', () => rmSync(file, { force: true }));
}
