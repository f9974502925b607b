import { expect, it, vi } from 'vitest';
import { scheduleCleanup } from './tidy.ts';

it('does what is due at once and every ten minutes until it ends, also after a failure, which keeps no other from it', async () => {
  vi.useFakeTimers();
  const forget = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue(0);
  const expire = vi.fn<() => Promise<void>>().mockResolvedValue();
  const error = vi.fn<(about: object, text: string) => void>();
  const end = scheduleCleanup([forget, expire], { error } as never);
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect([forget, expire, error].map(({ mock }) => mock.calls.length)).toEqual([3, 3, 1]);
  await end();
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(forget).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

it('begins no second turn while one is under way, and waits for it at the end', async () => {
  vi.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = vi.fn<() => Promise<void>>().mockReturnValue(promise);
  const end = scheduleCleanup([work], { error: vi.fn<() => void>() } as never);
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(work).toHaveBeenCalledTimes(1);
  let isEnded = false;
  const ending = end().then(() => (isEnded = true));
  await vi.advanceTimersByTimeAsync(1);
  expect(isEnded).toBe(false);
  resolve();
  await ending;
  expect(isEnded).toBe(true);
  vi.useRealTimers();
});
