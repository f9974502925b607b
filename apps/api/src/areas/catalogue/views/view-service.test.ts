import { WeeklyViewRepository } from '../../../core/counting/weekly-view-repository.ts';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Services } from '../../../areas.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { bikeViews } from '../../../core/database/schema.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { ViewService } from './view-service.ts';

const nextMonday = new Date('2026-11-23T00:30:00+05:30');
const twoWeeksLater = new Date('2026-12-01T12:00:00+05:30');

describe.each(testDatabases)('ViewService on $name', ({ open }) => {
  let database: Database;
  let services: Services;

  const counted = async () => {
    const rows = await database.orm.select().from(bikeViews).orderBy(asc(bikeViews.week), asc(bikeViews.views));
    return rows.map(({ week, views }) => [week, views]);
  };
  const see = async (views: ViewService, slug: string, times: number) => {
    for (let time = 0; time < times; time++) await views.count(slug);
    await views.flush();
  };
  const trending = async ({ bikes }: Services) => (await bikes.trending()).map(({ slug }) => slug);

  beforeAll(async () => {
    database = await open();
    services = await seededServices(database);
  });
  beforeEach(() => database.orm.delete(bikeViews));
  afterAll(() => database.close());

  it('writes together what was counted, and adds to what was there', async () => {
    const { views } = services;
    await views.count('vega-e1');
    await views.count('surya-s1');
    await views.count('vega-e1');
    expect(await counted()).toEqual([]);
    await views.flush();
    expect(await counted()).toEqual([
      ['2026-W47', 1],
      ['2026-W47', 2],
    ]);
    await see(views, 'vega-e1', 3);
    await views.flush();
    expect(await counted()).toEqual([
      ['2026-W47', 1],
      ['2026-W47', 5],
    ]);
  });

  it('counts by the week in India', async () => {
    const { views } = await seededServices(database, nextMonday);
    await see(views, 'vega-e1', 1);
    expect(await counted()).toEqual([['2026-W48', 1]]);
  });

  it('has nothing to count for a bike that does not exist', async () => {
    await expect(services.views.count('nobody')).rejects.toMatchObject({ status: 404 });
  });

  it('drops what was counted for a bike that is gone by then', async () => {
    const gone = { idOf: () => Promise.resolve(999_999) };
    const counter = new ViewService({
      views: new WeeklyViewRepository(database.orm, 'bikes'),
      bikes: gone,
      clock: () => nextMonday,
    });
    await see(counter, 'gone', 2);
    expect(await counted()).toEqual([]);
  });

  it('leaves the order of the sales while nothing is counted, and lets many views change it', async () => {
    expect(await trending(services)).toEqual(['surya-s14', 'vega-e1']);
    await see(services.views, 'surya-old', 500);
    await see(services.views, 'vega-110', 15);
    expect(await trending(services)).toEqual(['surya-s14', 'vega-e1']);
    await see(services.views, 'vega-110', 10);
    expect(await trending(services)).toEqual(['surya-s14', 'vega-110']);
    await see(services.views, 'vega-110', 60);
    expect(await trending(services)).toEqual(['vega-110', 'surya-s14']);
  });

  it('forgets views after the following week', async () => {
    await see(services.views, 'vega-110', 100);
    expect(await trending(await seededServices(database, nextMonday))).toEqual(['vega-110', 'surya-s14']);
    expect(await trending(await seededServices(database, twoWeeksLater))).toEqual(['surya-s14', 'vega-e1']);
  });
});
