import { argon2Sync } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { HashWorkers } from './hash-workers.ts';

const derivation = {
  message: Buffer.from('a long password'),
  nonce: Buffer.from('sixteen bytes...'),
  memory: 1024,
  passes: 1,
  parallelism: 1,
  tagLength: 32,
};
/** Makes the worker thread fail: argon2 rejects these parameters. */
const deadly = { ...derivation, passes: 0 };

function newWorkers(): HashWorkers {
  const workers = new HashWorkers();
  onTestFinished(() => workers.close());
  return workers;
}

/** Returns this process's low-priority threads, from Linux's /proc. */
const niceThreads = (): string[] =>
  readdirSync('/proc/self/task').filter((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]) > 0;
  });

/** Counts the low-priority threads started from now on, ignoring those left over from other tests. */
function countFromNow(): () => number {
  const before = new Set(niceThreads());
  return () => niceThreads().filter((thread) => !before.has(thread)).length;
}

describe('HashWorkers', () => {
  it('derive what argon2id says', async () => {
    const hash = await newWorkers().derive(derivation);
    expect(Buffer.from(hash).toString('hex')).toBe(argon2Sync('argon2id', derivation).toString('hex'));
  });

  it('work at once, each on a thread of its own', async () => {
    const workers = newWorkers();
    const hashes = await Promise.all([1, 2, 3].map(() => workers.derive(derivation)));
    expect(new Set(hashes.map((hash) => Buffer.from(hash).toString('hex'))).size).toBe(1);
  });

  it.runIf(process.platform === 'linux')('give way to all other threads', async () => {
    const started = countFromNow();
    await newWorkers().derive(derivation);
    expect(started()).toBe(1);
  });

  it.runIf(process.platform === 'linux')(
    'are there from the first hash until half a minute after the last',
    async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const started = countFromNow();
      const workers = newWorkers();
      expect(started()).toBe(0);
      await workers.derive(derivation);
      vi.advanceTimersByTime(29_999);
      await workers.derive(derivation);
      vi.advanceTimersByTime(29_999);
      expect(started()).toBe(1);
      vi.advanceTimersByTime(1);
      vi.useRealTimers();
      await expect.poll(started).toBe(0);
    },
  );

  it('are replaced when they die, and whose work it was is asked to come again', async () => {
    const workers = newWorkers();
    await workers.derive(derivation);
    await expect(workers.derive(deadly)).rejects.toMatchObject({ status: 503 });
    expect(await workers.derive(derivation)).toHaveLength(32);
  });
});
