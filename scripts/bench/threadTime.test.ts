import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inThreadTime, type TraceEvent } from './threadTime';

const page = { pid: 1, tid: 7 };
const named: TraceEvent = {
  name: 'thread_name',
  ph: 'M',
  ...page,
  ts: 0,
  args: { name: 'CrRendererMain' },
};
const event = (name: string, times: Omit<TraceEvent, 'name' | 'ph' | 'pid' | 'tid'>, ph = 'X') => ({
  name,
  ph,
  ...page,
  ...times,
});
const task = event('ThreadControllerImpl::RunTask', { ts: 1000, dur: 90, tts: 500, tdur: 30 });

test('a task is as long as its thread worked, and what happens in it stays in it', () => {
  const [, whole, script, layout] = inThreadTime<TraceEvent>([
    named,
    task,
    event('EvaluateScript', { ts: 1040, dur: 50, tts: 505, tdur: 25 }),
    event('Layout', { ts: 1080, dur: 10, tts: 520, tdur: 5 }),
  ]);
  assert.deepEqual([whole?.ts, whole?.dur], [1000, 30]);
  assert.deepEqual([script?.ts, script?.dur], [1005, 25]);
  assert.deepEqual([layout?.ts, layout?.dur], [1020, 5]);
});

test('an event without a time of the thread moves as the clock does', () => {
  const [, , mark] = inThreadTime<TraceEvent>([
    named,
    task,
    event('firstContentfulPaint', { ts: 1045 }, 'R'),
  ]);
  assert.deepEqual(mark, event('firstContentfulPaint', { ts: 1015 }, 'R'));
});

test('a task within a task counts toward it; one after it does not', () => {
  const [, , inner, next] = inThreadTime<TraceEvent>([
    named,
    task,
    event('RunTask', { ts: 1030, dur: 20, tts: 510, tdur: 10 }),
    event('RunTask', { ts: 1090, dur: 8, tts: 530, tdur: 4 }),
  ]);
  assert.deepEqual([inner?.ts, inner?.dur], [1010, 10]);
  assert.deepEqual([next?.ts, next?.dur], [1090, 4]);
});

test('other threads, and what happens between tasks, are left alone', () => {
  const events = [
    named,
    { ...task, tid: 8 },
    event('Paint', { ts: 1100, dur: 9, tts: 700, tdur: 3 }),
  ];
  assert.deepEqual(inThreadTime(events), events);
});

test('events are in the order of their times', () => {
  const late = event('Layout', { ts: 1080, dur: 10, tts: 520, tdur: 5 });
  const elsewhere = { ...event('Network', { ts: 1030 }, 'I'), tid: 8 };
  assert.deepEqual(
    inThreadTime<TraceEvent>([late, elsewhere, task, named]).map(({ name }) => name),
    ['thread_name', 'ThreadControllerImpl::RunTask', 'Layout', 'Network'],
  );
});
