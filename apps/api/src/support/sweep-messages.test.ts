import { expect, it, vi } from 'vitest';
import { sweepMessages } from './sweep-messages.ts';

it('deletes old messages at once and every six hours until it ends, also after a failure', async () => {
  vi.useFakeTimers();
  const forgetOld = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue(0);
  const warn = vi.fn<(about: object, text: string) => void>();
  const end = sweepMessages({ forgetOld }, { warn: warn as never });
  await vi.advanceTimersByTimeAsync(12 * 3_600_000);
  expect([forgetOld.mock.calls.length, warn.mock.calls.length]).toEqual([3, 1]);
  await end();
  await vi.advanceTimersByTimeAsync(12 * 3_600_000);
  expect(forgetOld).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
