import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushViews } from './flush-views.ts';

describe('flushViews', () => {
  const lines: string[] = [];
  const log = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString());
      done();
    },
  });

  beforeEach(() => {
    lines.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('writes the views every minute, and the last ones at the end', async () => {
    const flush = vi.fn<() => Promise<void>>().mockResolvedValue();
    const end = flushViews({ flush }, pino(log));
    await vi.advanceTimersByTimeAsync(150_000);
    expect(flush).toHaveBeenCalledTimes(2);
    await end();
    await vi.advanceTimersByTimeAsync(150_000);
    expect(flush).toHaveBeenCalledTimes(3);
  });

  it('logs a failure and goes on', async () => {
    const flush = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('the database is away'));
    const end = flushViews({ flush }, pino(log));
    await vi.advanceTimersByTimeAsync(120_000);
    await end();
    expect(flush).toHaveBeenCalledTimes(3);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/the database is away.*page views could not be written yet/);
  });
});
