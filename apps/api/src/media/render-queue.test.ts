import { describe, expect, it } from 'vitest';
import { RenderQueue } from './render-queue.ts';

describe('RenderQueue', () => {
  /** A work that ends when it is told to. */
  const work = () => Promise.withResolvers<string>();

  it('runs so many at once, and the next when one has ended, whatever came of it', async () => {
    const queue = new RenderQueue({ atOnce: 1, waiting: 5 });
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
    const queue = new RenderQueue({ atOnce: 1, waiting: 1 });
    const first = work();
    const runs = [queue.run(() => first.promise), queue.run(() => Promise.resolve('second'))];
    await expect(queue.run(() => Promise.resolve('third'))).rejects.toMatchObject({ status: 503 });
    first.resolve('first');
    expect(await Promise.all(runs)).toEqual(['first', 'second']);
    expect(await queue.run(() => Promise.resolve('fourth'))).toBe('fourth');
  });
});
