import { dealershipQuerySchema } from '@dopahiya/domain/inputs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../core/database/open-database.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import type { DealershipService } from './dealership-service.ts';

describe('DealershipService', () => {
  let database: Database;
  let dealerships: DealershipService;

  const list = (query: Record<string, string>) => dealerships.list(dealershipQuerySchema.parse(query));
  const names = async (query: Record<string, string>) => (await list(query)).rows.map(({ name }) => name);

  const suryaInDelhi = ['Sample showroom · Surya, Delhi', 'Sample showroom 2 · Surya, Delhi'];
  const vegaInDelhi = ['Sample showroom · Vega, Delhi', 'Sample showroom 2 · Vega, Delhi'];
  const inMumbai = ['Sample showroom · Surya, Mumbai', 'Sample showroom · Vega, Mumbai'];

  beforeAll(async () => {
    database = await openTestDatabase();
    ({ dealerships } = await seededServices(database));
  });
  afterAll(() => database.close());

  it.each([
    [{}, [...suryaInDelhi, ...vegaInDelhi, ...inMumbai]],
    [{ brand: 'surya', city: 'Delhi' }, suryaInDelhi],
    [{ brands: 'vega', city: 'delhi' }, vegaInDelhi],
    [{ brands: 'vega,surya', city: 'MUMBAI' }, inMumbai],
    [{ brand: 'vega', city: 'Bombay' }, inMumbai.slice(1)],
    [{ city: 'mumbai city' }, inMumbai],
    [{ brand: 'surya', brands: 'vega', city: 'mumbai' }, inMumbai],
    [{ city: 'Fatehpur' }, []],
  ])('lists for %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('takes brand and city by id as well', async () => {
    const [first] = (await list({ brand: 'vega', city: 'Delhi' })).rows;
    const ids = { brand: String(first?.brand.id), city: String(first?.city_id) };
    expect(await names(ids)).toEqual(vegaInDelhi);
    expect(await names({ brands: String(first?.brand.id), city: 'Delhi' })).toEqual(vegaInDelhi);
  });

  it('pages, the largest city first', async () => {
    const page = await list({ page: '2', limit: '4' });
    expect([page.count, page.rows.map(({ name }) => name)]).toEqual([6, inMumbai]);
    await expect(list({ page: '3', limit: '4' })).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    [{ brand: 'nobody' }, 'brand'],
    [{ brands: 'surya,999' }, 'brands'],
    [{ city: 'Atlantis' }, 'city'],
    [{ city: "' or 1=1 --" }, 'city'],
    [{ city: '99999999999' }, 'city'],
  ])('refuses %j and names the field', async (query, field) => {
    await expect(list(query)).rejects.toMatchObject({ status: 400, fields: { [field]: [{ en: expect.any(String) }] } });
  });
});
