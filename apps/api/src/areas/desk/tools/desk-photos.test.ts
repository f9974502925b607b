import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskPhotos } from '../../../core/database/desk-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { catalogueFixture } from '../../../testing/catalogue-fixture.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { PhotoStore } from '../../media/index.ts';
import {
  CatalogueWriter,
  readBrand,
  readModels,
  seedCatalogue,
  storedPhotoFiles,
  toCatalogueRows,
} from '../../seeding/index.ts';
import { nothingElse } from '../entries/kinds/nothing-else.ts';
import { DeskPhotoService } from './desk-photo-service.ts';

const now = new Date('2026-11-21T12:00:00+05:30');
const picture = (width: number) =>
  sharp({ create: { width, height: 900, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();

describe('photographs of the desk', () => {
  let database: Database;
  const photosIn = (folder: string, moment = now) =>
    new DeskPhotoService({ orm: database.orm, store: new PhotoStore(folder), clock: () => moment });

  beforeAll(async () => {
    database = await openTestDatabase();
    await seedCatalogue(database, catalogueFixture());
  });
  afterAll(() => database.close());

  it('takes a picture in all widths, and refuses a file that is none, or too narrow', async () => {
    const folder = temporaryFolder();
    const taken = await photosIn(folder).add(await picture(1300));
    expect(taken).toMatchObject({
      width: 1300,
      height: 900,
      file: expect.stringMatching(/^photos\/[\w-]{22}-1300\.jpg$/),
    });
    expect((await readdir(folder)).filter((name) => !name.startsWith('.'))).toHaveLength(9);
    await expect(photosIn(folder).add(Buffer.from('<svg/>'))).rejects.toMatchObject({ status: 400 });
    await expect(photosIn(folder).add(await picture(600))).rejects.toMatchObject({ status: 400 });
  });

  it('forgets after a month what no model, revision or draft names', async () => {
    await database.orm.delete(deskPhotos);
    const folder = temporaryFolder();
    const used = await photosIn(folder).add(await picture(1300));
    const unused = await photosIn(folder).add(await picture(1400));
    const [model] = await readModels(database.orm, ['surya-s1']);
    const brand = await readBrand(database.orm, 'surya');
    if (!model || !brand) throw new Error('The fixture has no such model');
    const { brand: _, ...facts } = model;
    const photos = [{ file: used.file, alt: 'From the left', credit: 'Asha Rao', licence: 'CC BY 4.0' }];
    const catalogue = { ...nothingElse, brands: [{ brand, models: [{ ...facts, photos }] }] };
    await new CatalogueWriter(database.orm).merge(toCatalogueRows(catalogue, await storedPhotoFiles(database.orm)));
    expect((await readModels(database.orm, ['surya-s1']))[0]?.photos).toEqual(photos);
    await photosIn(folder).forgetUnused();
    expect(await database.orm.select().from(deskPhotos)).toHaveLength(2);
    await photosIn(folder, new Date(now.getTime() + 31 * 86_400_000)).forgetUnused();
    const left = await database.orm.select({ key: deskPhotos.key }).from(deskPhotos);
    expect(left.map(({ key }) => unused.file.includes(key))).toEqual([false]);
  });
});
