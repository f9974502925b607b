import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushCounts } from './flush-counts.ts';

describe('flushCounts', () => {
  const lines: string[] = [];
  const log = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const working = () => vi.fn<() => Promise<void>>().mockResolvedValue();

  beforeEach(() => {
    lines.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('writes all counts every minute, and the last ones at the end', async () => {
    const [views, searches] = [working(), working()];
    const end = flushCounts([{ flush: views }, { flush: searches }], pino(log));
    await vi.advanceTimersByTimeAsync(150_000);
    expect([views, searches].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
    await end();
    await vi.advanceTimersByTimeAsync(150_000);
    expect([views, searches].map(({ mock }) => mock.calls.length)).toEqual([3, 3]);
  });

  it('logs a failure and goes on, with the others too', async () => {
    const broken = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('the database is away'));
    const searches = working();
    const end = flushCounts([{ flush: broken }, { flush: searches }], pino(log));
    await vi.advanceTimersByTimeAsync(120_000);
    await end();
    expect([broken, searches].map(({ mock }) => mock.calls.length)).toEqual([3, 3]);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/the database is away.*counts could not be written yet/);
  });
});
