/** An event of a trace of Chromium. Times are in µs: of the clock (`ts`, `dur`), and of the thread alone (`tts`, `tdur`). */
export interface TraceEvent {
  readonly name: string;
  /** The kind of event: `X` has a length, `M` names processes and threads. */
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tts?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

type Task = Required<Pick<TraceEvent, 'ts' | 'dur' | 'tts' | 'tdur'>>;

const isTask = (event: TraceEvent): event is TraceEvent & Task =>
  event.ph === 'X' &&
  event.name.endsWith('RunTask') &&
  event.dur !== undefined &&
  event.tts !== undefined &&
  event.tdur !== undefined;

/** An event as it would be had its task never waited for a processor. */
function moved<Event extends TraceEvent>(event: Event, task: Task): Event {
  const share = task.dur > 0 ? task.tdur / task.dur : 1;
  const inTask = Math.min(
    task.tdur,
    Math.max(0, event.tts === undefined ? (event.ts - task.ts) * share : event.tts - task.tts),
  );
  const length = event.tdur ?? (event.dur === undefined ? undefined : event.dur * share);
  return {
    ...event,
    ts: Math.round(task.ts + inTask),
    ...(length === undefined ? {} : { dur: Math.round(Math.min(length, task.tdur - inTask)) }),
  };
}

/**
 * The events of a trace with the tasks of pages as long as their threads worked at them. The rest of a task's time by the
 * clock is of the machine, whose processors did something else meanwhile. Tasks begin when they began.
 *
 * @returns the events by their times, as they are in a trace
 */
export function inThreadTime<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const threads = new Set(
    events
      .filter(
        ({ ph, name, args }) =>
          ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain',
      )
      .map(threadOf),
  );
  /** The task that each thread is at; tasks within a task belong to it. */
  const open = new Map<string, Task>();
  return [...events]
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0))
    .map((event) => {
      const thread = threadOf(event);
      if (event.ph === 'M' || !threads.has(thread)) return event;
      const task = open.get(thread);
      if (task && event.ts < task.ts + task.dur) return moved(event, task);
      if (!isTask(event)) return event;
      open.set(thread, event);
      return moved(event, event);
    })
    .sort((one, other) => one.ts - other.ts);
}
