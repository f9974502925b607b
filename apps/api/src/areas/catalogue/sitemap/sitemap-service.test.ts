import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../../../areas.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { users } from '../../../core/database/account-schema.ts';
import { bikes } from '../../../core/database/schema.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { writeListings } from '../../../testing/write-listings.ts';

const moment = new Date('2026-11-01T12:00:00+05:30');
const seller = {
  username: 'seller',
  username_key: 'seller',
  email: 'seller@example.test',
  email_key: 'seller@example.test',
  first_name: 'Asha',
  last_name: 'Rao',
  password_hash: '',
  password_changed_at: moment,
  created_at: moment,
};

describe('SitemapService', () => {
  let database: Database;
  let services: Services;

  beforeAll(async () => {
    database = await openTestDatabase();
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

  it('names used bikes on sale that somebody has looked at, and neither samples nor what is sold or held', async () => {
    const [user] = await database.orm.insert(users).values(seller).returning({ id: users.id });
    const user_id = user?.id ?? 0;
    await writeListings(database, [
      { slug: 'a-sample' },
      { slug: 'on-sale', user_id, updated_at: new Date('2026-11-20T23:00:00Z') },
      { slug: 'pending', user_id, status: 'pending' },
      { slug: 'held', user_id, status: 'held', reason: 'Stolen, perhaps.' },
      { slug: 'sold', user_id, status: 'sold', sold_at: new Date('2026-11-20T00:00:00Z') },
    ]);
    expect((await services.sitemap.all()).used_bikes).toEqual([{ slug: 'on-sale', changed_on: '2026-11-21' }]);
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
