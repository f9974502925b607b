import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../core/database/open-database.ts';
import { catalogueState, dealerships } from '../../../core/database/schema.ts';
import { catalogueFixture } from '../../../testing/catalogue-fixture.ts';
import { writeCatalogueFolder } from '../../../testing/catalogue-folder.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { formatRejection } from '../rejection.ts';
import { importCatalogue } from '../import-catalogue.ts';
import { seedCatalogue } from '../seed-catalogue.ts';
import { DealershipRepository } from '../../catalogue/dealerships/dealership-repository.ts';
import { importShowrooms } from './import-showrooms.ts';

const rajdhani = {
  slug: 'rajdhani-wheels',
  brand: 'vega',
  city: 'delhi',
  name: 'Rajdhani Wheels',
  address: '12 Ring Road, Lajpat Nagar',
  phone: '+91 11 2345 6789',
};

describe('importShowrooms', () => {
  let database: Database;

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(async () => {
    await database.orm.delete(catalogueState);
    await seedCatalogue(database, catalogueFixture());
  });
  afterAll(() => database.close());

  const importText = async (text: string) => {
    const path = join(temporaryFolder(), 'showrooms-of-vega.json');
    writeFileSync(path, text);
    return importShowrooms(database, path);
  };
  const importRows = (rows: unknown) => importText(JSON.stringify(rows, null, 2));
  const refused = async (rows: unknown) => (await importRows(rows)).rejections.map(formatRejection);
  const slugs = async () => {
    const rows = await database.orm.select({ slug: dealerships.slug }).from(dealerships).orderBy(asc(dealerships.slug));
    return rows.map(({ slug }) => slug);
  };
  const rajdhaniRow = async () => {
    const [row] = await database.orm.select().from(dealerships).where(eq(dealerships.slug, rajdhani.slug));
    return row;
  };

  it('puts real showrooms in the place of the samples of their brand and city, and of no others', async () => {
    const { showrooms } = await importRows([rajdhani]);
    expect(showrooms).toEqual([rajdhani]);
    expect(await slugs()).toEqual([
      'rajdhani-wheels',
      'sample-surya-delhi-1',
      'sample-surya-delhi-2',
      'sample-surya-mumbai-1',
      'sample-vega-mumbai-1',
    ]);
    expect(await rajdhaniRow()).toMatchObject({ phone: rajdhani.phone, website: null, is_sample: false });
  });

  it('replaces a showroom that is there by its slug, and keeps its id', async () => {
    await importRows([rajdhani]);
    const before = await rajdhaniRow();
    await importRows([{ ...rajdhani, name: 'Rajdhani Two-Wheelers' }]);
    expect(await rajdhaniRow()).toMatchObject({ id: before?.id, name: 'Rajdhani Two-Wheelers' });
  });

  it('names file, line and reason of every bad row, and writes nothing', async () => {
    const before = await slugs();
    expect(await refused([rajdhani, { ...rajdhani, brand: 'nobody', city: 'atlantis', latitude: 28.6 }])).toEqual([
      'showrooms-of-vega.json:11: rajdhani-wheels: is already the slug of another showroom',
      'showrooms-of-vega.json:12: nobody: is not the slug of a brand',
      'showrooms-of-vega.json:13: atlantis: is not the slug of a city',
      'showrooms-of-vega.json:17: [1].latitude: needs a longitude beside it',
    ]);
    expect(await slugs()).toEqual(before);
  });

  it.each([
    [{ phone: 'ask at the desk' }, /:8: \[0\]\.phone: must be digits/],
    [{ pincode: '11001' }, /:9: \[0\]\.pincode: must be six digits/],
    [{ website: 'javascript:alert(1)' }, /:9: \[0\]\.website: must be an address that begins with https/],
    [{ slug: 'sample-vega-delhi-9' }, /:3: \[0\]\.slug: must not begin like that of a sample/],
    [{ manager: 'Asha' }, /:9: \[0\]\.manager: is not a field of the format/],
    [{ address: ' ' }, /:7: \[0\]\.address: /],
  ])('refuses %j', async (facts, reason) => {
    expect(await refused([{ ...rajdhani, ...facts }])).toEqual([expect.stringMatching(reason)]);
  });

  it('refuses what is no JSON, no list, an empty list and a file that is not there', async () => {
    const [broken] = (await importText('[{"slug": }]')).rejections;
    expect(broken && formatRejection(broken)).toMatch(/^showrooms-of-vega\.json:1: is not JSON/);
    expect(await refused({ showrooms: [rajdhani] })).toEqual([expect.stringMatching(/:1: the file: /)]);
    expect(await refused([])).toEqual(['showrooms-of-vega.json:1: the file: must hold at least one showroom']);
    const missing = await importShowrooms(database, join(temporaryFolder(), 'nowhere.json'));
    expect(missing.rejections.map(formatRejection)).toEqual([
      expect.stringMatching(/^nowhere\.json:1: cannot be read/),
    ]);
  });

  it('counts real showrooms alone, each city with its other names', async () => {
    await importRows([rajdhani, { ...rajdhani, slug: 'bandra-wheels', city: 'mumbai' }]);
    expect(await new DealershipRepository(database.orm).countByCity({})).toEqual([
      { id: expect.any(Number), name: 'Delhi', also_known_as: null, count: 1 },
      { id: expect.any(Number), name: 'Mumbai', also_known_as: 'Bombay, Mumbai City', count: 1 },
    ]);
  });

  it('lets no later catalogue bring samples back beside real ones', async () => {
    await importRows([rajdhani]);
    const folder = temporaryFolder();
    writeCatalogueFolder(folder);
    await importCatalogue(database, folder);
    expect(await slugs()).not.toContain('sample-vega-delhi-1');
  });

  it('counts as a change of the catalogue, and outlives a seeding of the one that is there', async () => {
    const revision = async () => (await database.orm.select().from(catalogueState))[0]?.revision;
    const seeded = Number(await revision());
    await importRows([rajdhani]);
    expect(await revision()).toBe(seeded + 1);
    expect(await seedCatalogue(database, catalogueFixture())).toMatchObject({ outcome: 'unchanged' });
    expect(await slugs()).toContain(rajdhani.slug);
  });
});
