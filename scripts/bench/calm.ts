import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** Share of the processors' time, from 0 to 1, that other work took while this process waited. */
async function busyShare(milliseconds: number): Promise<number> {
  const read = () =>
    cpus().reduce(
      ({ idle, all }, { times }) => ({
        idle: idle + times.idle,
        all: all + Object.values(times).reduce((sum, time) => sum + time, 0),
      }),
      { idle: 0, all: 0 },
    );
  const before = read();
  await wait(milliseconds);
  const after = read();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

/** Waits until the machine has little else to do, at most 16 seconds, so that a measurement is of what it is about. */
export async function calm(): Promise<void> {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    if ((await busyShare(2000)) < 0.15) return;
  }
}
