import { expect, it } from 'vitest';
import { inSlices } from './in-slices.ts';

function* steps(count: number): Generator<undefined, string> {
  for (let step = 0; step < count; step += 1) yield;
  return 'done';
}

/** Mock clock that advances by a number of ms on each read. */
function clockOf(milliseconds: number) {
  let time = 0;
  let pauses = 0;
  const pause = () => {
    pauses += 1;
    return Promise.resolve();
  };
  return { now: () => (time += milliseconds), pause, pauses: () => pauses };
}

const wanted = new AbortController().signal;

it('lets others in whenever eight milliseconds have gone', async () => {
  const clock = clockOf(4);
  expect(await inSlices(steps(10), wanted, clock)).toBe('done');
  expect(clock.pauses()).toBe(5);
});

it('goes on at once while little time has gone', async () => {
  const clock = clockOf(0);
  await inSlices(steps(1000), wanted, clock);
  expect(clock.pauses()).toBe(0);
});

it('ends when nobody wants the answer any more', async () => {
  const abort = new AbortController();
  const clock = { ...clockOf(9), pause: () => Promise.resolve(abort.abort()) };
  await expect(inSlices(steps(10), abort.signal, clock)).rejects.toThrow(/abort/i);
});

it('gives a waiting timer its turn before the end', async () => {
  let hasRung = false;
  setTimeout(() => (hasRung = true), 0);
  const isSlow = { now: clockOf(9).now, pause: () => new Promise<void>((resolve) => setTimeout(resolve, 0)) };
  await inSlices(steps(3), wanted, isSlow);
  expect(hasRung).toBe(true);
});
