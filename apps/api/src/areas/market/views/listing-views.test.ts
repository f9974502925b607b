import { afterAll, beforeAll, expect, it, describe } from 'vitest';
import { createApp } from '../../../app.ts';
import type { Services } from '../../../areas.ts';
import { listingViews } from '../../../core/database/listing-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { pino } from 'pino';
import { seededServices } from '../../../testing/seeded-services.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { writeListings } from '../../../testing/write-listings.ts';

describe('views of used bikes', () => {
  let database: Database;
  let services: Services;

  beforeAll(async () => {
    database = await openTestDatabase();
    services = await seededServices(database);
    await writeListings(database, [{ slug: 'a-sample' }]);
  });
  afterAll(() => database.close());

  const view = (key: string) => {
    const app = createApp({ services, logger: pino({ level: 'silent' }) });
    return app.request(`/api/used-bikes/${key}/views/`, { method: 'POST' });
  };

  it('are counted by the week, and written together', async () => {
    for (const key of ['a-sample', '1']) expect(await (await view(key)).json()).toEqual({ counted: true });
    expect(await database.orm.select().from(listingViews)).toEqual([]);
    await services.listingViews.flush();
    await view('a-sample');
    await services.listingViews.flush();
    expect(await database.orm.select().from(listingViews)).toEqual([{ listing_id: 1, week: '2026-W47', views: 3 }]);
  });

  it('are not counted of what is not there', async () => {
    expect((await view('nothing')).status).toBe(404);
  });
});
