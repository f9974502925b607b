import { expect, it, onTestFinished } from 'vitest';
import { areas } from './areas.ts';
import { createSources } from './build-api.ts';
import { openTestDatabase } from './testing/test-databases.ts';

it('gives no two areas a service of one name, for one would stand in for the other', async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const sources = createSources(database, () => new Date('2026-11-21T12:00:00+05:30'));
  const names = areas.flatMap((area) => Object.keys(area.services(sources)));
  expect(names).toContain('reviews');
  expect(new Set(names).size).toBe(names.length);
});
