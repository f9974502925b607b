import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RateLimit } from './rate-limit.ts';
import { shareAll } from './share-limits.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { testLimits } from '../../testing/test-limits.ts';
import type { Database } from '../database/open-database.ts';
import { rateLimits } from '../database/rate-limit-schema.ts';
import { RateLimitStore } from './rate-limit-store.ts';

describe.each(testDatabases)('rate limits of two processes on $name', ({ open }) => {
  let database: Database;
  let store: RateLimitStore;
  beforeAll(async () => {
    database = await open();
    store = new RateLimitStore(database.orm);
  });
  afterAll(() => database.close());

  const process = () => testLimits({ writes: { burst: 4, perSecond: 0.01 }, reads: { burst: 2, perSecond: 0.01 } });
  const takeAll = (limit: RateLimit, subject: string): number => {
    let taken = 0;
    while (limit.take(subject) === 0) taken += 1;
    return taken;
  };

  it('are one limit: what a client takes here is missing there', async () => {
    const [here, there] = [process(), process()];
    here.writes.take('ann');
    here.writes.take('ann');
    there.writes.take('ann');
    for (const limits of [here, there, here]) await shareAll(limits, store);
    expect(there.writes.take('ann')).toBe(0);
    await shareAll(there, store);
    here.reads.take('ann');
    await shareAll(here, store);
    expect([takeAll(there.writes, 'ann'), takeAll(there.writes, 'ben')]).toEqual([0, 4]);
  });

  it('count a client by each limit on its own', async () => {
    const [here, there] = [process(), process()];
    expect(takeAll(here.writes, 'chi')).toBe(4);
    there.reads.take('chi');
    for (const limits of [here, there]) await shareAll(limits, store);
    expect(takeAll(there.reads, 'chi')).toBe(1);
  });

  it('go on by themselves while the store does not answer, and tell it everything afterwards', async () => {
    const [here, there] = [process(), process()];
    expect(takeAll(here.writes, 'dev')).toBe(4);
    const gone = { add: () => Promise.reject(new Error('gone')), clear: () => Promise.resolve() };
    await expect(shareAll(here, gone)).rejects.toThrow('gone');
    expect(here.writes.take('dev')).toBeGreaterThan(0);
    await shareAll(here, store);
    there.writes.take('dev');
    await shareAll(there, store);
    expect(there.writes.take('dev')).toBeGreaterThan(0);
  });

  it('learn of what was given back', async () => {
    const [here, there] = [process(), process()];
    expect(takeAll(here.writes, 'eve')).toBe(4);
    await shareAll(here, store);
    for (let count = 0; count < 4; count++) here.writes.giveBack('eve');
    await shareAll(here, store);
    there.writes.take('eve');
    await shareAll(there, store);
    expect(takeAll(there.writes, 'eve')).toBe(3);
  });

  it('leave no row behind of a client whose allowance is whole again', async () => {
    await database.orm.delete(rateLimits);
    await store.add([
      { subject: 'reads soon', ms: 1 },
      { subject: 'reads late', ms: 60_000 },
    ]);
    const left = async () => {
      await store.clear();
      return (await database.orm.select().from(rateLimits)).map(({ subject }) => subject);
    };
    await expect.poll(left).toEqual(['reads late']);
  });

  it('take thousands of clients at once', async () => {
    const takes = Array.from({ length: 2500 }, (_, index) => ({ subject: `many ${index}`, ms: 600_000 }));
    await Promise.all([store.add(takes), store.add(takes.toReversed())]);
    const [added] = await store.add([{ subject: 'many 7', ms: 0 }]);
    // Both together, but for the time that has passed since.
    expect(added?.ms).toBeGreaterThan(600_000);
    expect(added?.ms).toBeLessThanOrEqual(1_200_000);
  });
});
