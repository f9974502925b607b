import { afterEach, describe, expect, it, vi } from 'vitest';
import { withTabLock } from './access-keeper.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('withTabLock', () => {
  it('does one work after another', async () => {
    const done: string[] = [];
    const first = Promise.withResolvers<void>();
    const works = [
      withTabLock('a', async () => {
        await first.promise;
        done.push('first');
      }),
      withTabLock('a', async () => void done.push('second')),
    ];
    first.resolve();
    await Promise.all(works);
    expect(done).toEqual(['first', 'second']);
  });

  it.each([
    ['has no locks', {}],
    ['refuses them', { locks: { request: () => Promise.reject(new DOMException('Denied', 'SecurityError')) } }],
  ])('does a work once where the browser %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const work = vi.fn(async () => 'done');
    expect([await withTabLock('a', work), work.mock.calls.length]).toEqual(['done', 1]);
  });

  it('does no work again that failed', async () => {
    const work = vi.fn(() => Promise.reject(new Error('The garage is closed.')));
    await expect(withTabLock('a', work)).rejects.toThrow('The garage is closed.');
    expect(work).toHaveBeenCalledOnce();
  });
});
