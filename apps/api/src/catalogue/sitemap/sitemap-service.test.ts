import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../../areas.ts';
import type { Database } from '../../db/open-database.ts';
import { bikes } from '../../db/schema.ts';
import { seededServices } from '../../testing/seeded-services.ts';
import { testDatabases } from '../../testing/test-databases.ts';

describe.each(testDatabases)('SitemapService on $name', ({ open }) => {
  let database: Database;
  let services: Services;

  beforeAll(async () => {
    database = await open();
    services = await seededServices(database);
    await database.orm.update(bikes).set({ changed_on: '2026-01-31' });
    await database.orm.update(bikes).set({ changed_on: '2026-06-01' }).where(eq(bikes.slug, 'vega-110'));
  });
  afterAll(() => database.close());

  it('names every bike with its brand and the day of its last change', async () => {
    const sitemap = await services.sitemap.all();
    expect(sitemap.bikes).toHaveLength(20);
    expect(sitemap.bikes.slice(-3)).toEqual([
      { slug: 'vega-110', brand: 'vega', changed_on: '2026-06-01' },
      { slug: 'vega-e1', brand: 'vega', changed_on: '2026-01-31' },
      { slug: 'vega-e2', brand: 'vega', changed_on: '2026-01-31' },
    ]);
  });

  it('takes a brand to have changed with the last of its bikes', async () => {
    expect((await services.sitemap.all()).brands).toEqual([
      { slug: 'surya', changed_on: '2026-01-31' },
      { slug: 'vega', changed_on: '2026-06-01' },
    ]);
  });

  it('names only lists that hold a bike', async () => {
    const { body_styles, budgets, capacities } = await services.sitemap.all();
    expect(body_styles).toEqual(['commuter', 'cruiser', 'scooter']);
    expect(budgets).toContain('0-70000');
    expect(budgets).not.toContain('200000-9999999');
    expect(capacities).toContain('250-500');
    expect(capacities).not.toContain('500-9999');
  });
});
