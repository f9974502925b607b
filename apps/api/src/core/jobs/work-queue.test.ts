import { asWritten } from '@dopahiya/domain/languages';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../errors.ts';
import { WorkQueue } from './work-queue.ts';

describe('WorkQueue', () => {
  afterEach(() => vi.useRealTimers());

  /** Job that ends when told to. */
  const work = () => Promise.withResolvers<string>();
  const newQueue = (lanes: number[]) =>
    new WorkQueue({ atOnce: 1, lanes, waitMs: 1000, busy: () => new AppError(503, asWritten('Come again.')) });

  it('runs so many at once, and the next when one has ended, whatever came of it', async () => {
    const queue = newQueue([5]);
    const [first, second] = [work(), work()];
    const started: string[] = [];
    const run = (name: string, { promise }: PromiseWithResolvers<string>) =>
      queue.run(() => {
        started.push(name);
        return promise;
      });
    const outcomes = Promise.allSettled([run('first', first), run('second', second)]);
    await Promise.resolve();
    expect(started).toEqual(['first']);
    first.reject(new Error('broken'));
    second.resolve('done');
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(started).toEqual(['first', 'second']);
  });

  it('asks who comes after those that may wait to come again', async () => {
    const queue = newQueue([1]);
    const first = work();
    const runs = [queue.run(() => first.promise), queue.run(() => Promise.resolve('second'))];
    await expect(queue.run(() => Promise.resolve('third'))).rejects.toMatchObject({
      status: 503,
      message: 'Come again.',
    });
    first.resolve('first');
    expect(await Promise.all(runs)).toEqual(['first', 'second']);
    expect(await queue.run(() => Promise.resolve('fourth'))).toBe('fourth');
  });

  it('keeps the places of an earlier lane, and takes who waits there first', async () => {
    const queue = newQueue([1, 2]);
    const first = work();
    const order: string[] = [];
    const run = (name: string, lane: number) => queue.run(async () => void order.push(name), lane);
    const running = queue.run(() => first.promise);
    const flood = [run('a stranger', 1), run('another', 1), run('one too many', 1)];
    const known = run('an acquaintance', 0);
    const outcomes = Promise.allSettled(flood);
    first.resolve('');
    await Promise.all([running, known]);
    expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(order).toEqual(['an acquaintance', 'a stranger', 'another']);
  });

  it('lets nobody wait for longer than it should, and gives their place to another', async () => {
    vi.useFakeTimers();
    const queue = newQueue([1]);
    const first = work();
    const running = queue.run(() => first.promise);
    const late = Promise.allSettled([queue.run(() => Promise.resolve('late'))]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await late).toMatchObject([{ status: 'rejected', reason: { status: 503 } }]);
    const next = queue.run(() => Promise.resolve('next'));
    first.resolve('first');
    expect(await Promise.all([running, next])).toEqual(['first', 'next']);
  });

  describe('while the process ends', () => {
    const closingQueue = () => {
      vi.useFakeTimers();
      const closing = new AbortController();
      const busy = () => new AppError(503, asWritten('Come again.'));
      const capacity = { atOnce: 1, lanes: [5], waitMs: 1000, busy, closing: closing.signal, closingMs: 8000 };
      return { queue: new WorkQueue(capacity), end: () => closing.abort() };
    };

    it('runs what waits, and what comes then, for longer than they would wait otherwise', async () => {
      const { queue, end } = closingQueue();
      const first = work();
      const runs = [queue.run(() => first.promise), queue.run(() => Promise.resolve('second'))];
      end();
      runs.push(queue.run(() => Promise.resolve('third')));
      await vi.advanceTimersByTimeAsync(7999);
      first.resolve('first');
      expect(await Promise.all(runs)).toEqual(['first', 'second', 'third']);
    });

    it('asks who still waits at the end of that time, or comes later, to come again', async () => {
      const { queue, end } = closingQueue();
      const first = work();
      const running = queue.run(() => first.promise);
      const late = Promise.allSettled([queue.run(() => Promise.resolve('second'))]);
      end();
      await vi.advanceTimersByTimeAsync(8000);
      expect(await late).toMatchObject([{ status: 'rejected', reason: { status: 503 } }]);
      await expect(queue.run(() => Promise.resolve('third'))).rejects.toMatchObject({ status: 503 });
      first.resolve('first');
      expect(await running).toBe('first');
    });
  });
});
