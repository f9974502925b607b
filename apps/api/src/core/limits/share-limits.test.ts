import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testLimits } from '../../testing/test-limits.ts';
import { type LimitStore, shareLimits } from './share-limits.ts';

/** Store that counts its calls; `fails` makes it unavailable. */
function countingStore() {
  const calls = { added: 0, cleared: 0, fails: false };
  const store: LimitStore = {
    add: (takes) => {
      calls.added += 1;
      return calls.fails ? Promise.reject(new Error('gone')) : Promise.resolve(takes);
    },
    clear: () => {
      calls.cleared += 1;
      return Promise.resolve();
    },
  };
  return { calls, store };
}

describe('shareLimits', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shares again and again, deletes expired rows now and then, and does nothing more once stopped', async () => {
    const { calls, store } = countingStore();
    const limits = testLimits({});
    const stop = shareLimits({ writes: limits.writes }, store, pino({ level: 'silent' }));
    const takeForHalfAMinute = async () => {
      for (let second = 0; second < 30; second++) {
        limits.writes.take(`client ${second}`);
        await vi.advanceTimersByTimeAsync(1000);
      }
    };
    await takeForHalfAMinute();
    expect([calls.added > 1, calls.cleared > 1, calls.cleared < calls.added]).toEqual([true, true, true]);
    const before = { ...calls };
    await stop();
    await takeForHalfAMinute();
    expect(calls).toEqual(before);
  });

  it('goes on after an error of the store, which it logs', async () => {
    const { calls, store } = countingStore();
    const logged: string[] = [];
    const logger = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
    const limits = testLimits({});
    calls.fails = true;
    const stop = shareLimits({ writes: limits.writes }, store, logger);
    limits.writes.take('ann');
    await vi.advanceTimersByTimeAsync(5000);
    expect([calls.added > 1, logged.length > 0]).toEqual([true, true]);
    await stop();
  });
});
