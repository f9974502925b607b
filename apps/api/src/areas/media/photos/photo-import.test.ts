import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { bikeDetailSchema, type BikeDetail } from '@dopahiya/domain/bikes';
import { photoAddress } from '@dopahiya/domain/content';
import { pino } from 'pino';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../app.ts';
import type { CataloguePhoto } from '../../../core/catalogue-file/catalogue-file.ts';
import { importCatalogue } from '../../seeding/import-catalogue.ts';
import { readCatalogue } from '../../seeding/read-catalogue.ts';
import { formatRejection } from '../../seeding/rejection.ts';
import { seedCatalogue } from '../../seeding/seed-catalogue.ts';
import { takePhotos } from '../../seeding/take-photos.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { catalogueState } from '../../../core/database/schema.ts';
import { brandFixture, catalogueFixture, modelFixture } from '../../../testing/catalogue-fixture.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { photoLimits } from './convert-photo.ts';
import { PhotoStore } from './photo-store.ts';

const front = { file: 'photos/front.jpg', alt: 'From the front', credit: 'Asha Rao', licence: 'CC BY 4.0' };
const heritage = { name: 'Heritage', ex_showroom_price: 191_000, special_features: null, colours: [] };
const slug = 'surya-royal-350';

function folderOf(photos: CataloguePhoto[], files: Record<string, Buffer | string>): string {
  const folder = temporaryFolder();
  const brand = brandFixture('surya', [modelFixture({ slug, variants: [heritage], photos })]);
  const all = { 'brands/surya.json': JSON.stringify(brand, null, 2), ...files };
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** Creates a picture with a left and right colour, an orientation and a camera name in its metadata. */
function testPicture({ width = 1200, height = 400, colour = '#a51d27', orientation = 1 } = {}): Sharp {
  const right = { create: { width: Math.round(width / 2), height, channels: 3 as const, background: '#1d3557' } };
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([{ input: right, gravity: 'east' }])
    .withMetadata({ orientation })
    .withExif({ IFD0: { Artist: 'Secret Name', ImageDescription: 'At home' } });
}

describe('photographs', () => {
  let database: Database;
  let kept: string;
  let jpeg: Buffer;
  let other: Buffer;

  beforeAll(async () => {
    database = await openTestDatabase();
    jpeg = await testPicture().jpeg().toBuffer();
    other = await testPicture({ colour: '#cfe4f5' }).webp().toBuffer();
  });
  beforeEach(async () => {
    kept = temporaryFolder();
    await database.orm.delete(catalogueState);
    await seedCatalogue(database, catalogueFixture());
  });
  afterAll(() => database.close());

  const bring = (folder: string) => importCatalogue(database, folder, { photos: new PhotoStore(kept) });
  const appWith = async (onCards: 'drawings' | 'photographs' = 'drawings') => {
    const photos = { store: new PhotoStore(kept), onCards };
    const services = await seededServices(database, undefined, { photos });
    return createApp({ services, logger: pino({ level: 'silent' }) });
  };
  const bikeOf = async (app: Awaited<ReturnType<typeof appWith>>): Promise<BikeDetail> =>
    bikeDetailSchema.parse(await (await app.request(`/api/bikes/${slug}/`)).json());
  const keysIn = () => new Set(readdirSync(kept).map((name) => name.slice(0, 22)));
  const refused = async (photos: CataloguePhoto[], files: Record<string, Buffer | string>) => {
    const { rejections } = await bring(folderOf(photos, files));
    expect(readdirSync(kept)).toEqual([]);
    return rejections.map(formatRejection);
  };

  it('are served in three widths and three formats, and shown with their bike', async () => {
    const photos = [front, { ...front, file: 'photos/side', variant: 'Heritage', colour: 'Night Blue' }];
    const large = await testPicture({ width: 1800, height: 600 }).jpeg().toBuffer();
    await bring(folderOf(photos, { 'photos/front.jpg': large, 'photos/side': other }));
    const app = await appWith();
    const bike = await bikeOf(app);
    const { file: _, ...said } = front;
    expect(bike.photos).toMatchObject([
      { ...said, widths: [480, 960, 1600], width: 1600, height: 533, variant: null, colour: null },
      { ...said, widths: [480, 960, 1200], width: 1200, height: 400, variant: 'Heritage', colour: 'Night Blue' },
    ]);
    const [photo] = bike.photos ?? [];
    if (!photo) throw new Error('There is no photograph.');
    for (const [format, type] of [
      ['avif', 'heif'],
      ['webp', 'webp'],
      ['jpg', 'jpeg'],
    ] as const) {
      for (const width of photo.widths) {
        const answer = await app.request(photoAddress(photo, width, format));
        const metadata = await sharp(await answer.arrayBuffer()).metadata();
        expect(metadata).toMatchObject({ format: type, width });
        expect(metadata.exif).toBeUndefined();
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'content-type': `image/${format === 'jpg' ? 'jpeg' : format}`,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        });
      }
    }
    const address = photoAddress(photo, 480, 'webp');
    const tag = (await app.request(address)).headers.get('etag') ?? '';
    expect((await app.request(address, { headers: { 'if-none-match': tag } })).status).toBe(304);
  });

  it('are turned as their camera was held', async () => {
    const upright = await testPicture({ width: 600, height: 1200, orientation: 6 }).jpeg().toBuffer();
    await bring(folderOf([front], { 'photos/front.jpg': upright }));
    const app = await appWith();
    const [photo] = (await bikeOf(app)).photos ?? [];
    expect(photo).toMatchObject({ width: 1200, height: 600 });
    const answer = await app.request(`${photo?.address}-480.jpg`);
    const { data, info } = await sharp(await answer.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([480, 240]);
    const redAt = (x: number, y: number) => data[(y * info.width + x) * 3] ?? 0;
    expect(redAt(240, 50)).toBeGreaterThan(120);
    expect(redAt(240, 200)).toBeLessThan(80);
  });

  it('answer 404 for what is none, and for other files of the folder', async () => {
    const app = await appWith();
    writeFileSync(join(kept, 'secret.jpg'), 'no');
    for (const name of ['secret.jpg', '..%2Fjwt-key', `${'a'.repeat(22)}-480.jpg`, `${'a'.repeat(22)}-480.svg`]) {
      expect((await app.request(`/media/photos/${name}`)).status).toBe(404);
    }
  });

  it('stand on cards where the setting says so, and change nothing of bikes without one', async () => {
    const listOf = async (app: Awaited<ReturnType<typeof appWith>>) =>
      (await app.request('/api/bikes/?limit=50')).text();
    const before = await listOf(await appWith('photographs'));
    expect(before).not.toContain('photo');
    await bring(folderOf([front], { 'photos/front.jpg': jpeg }));
    expect(await listOf(await appWith())).not.toContain('photo');
    const cards = JSON.parse(await listOf(await appWith('photographs'))) as {
      results: { slug: string; photo?: object }[];
    };
    expect(cards.results.filter(({ photo }) => photo).map((card) => card.slug)).toEqual([slug]);
  });

  it('are replaced by another import, and removed with their place in the file', async () => {
    await bring(folderOf([front], { 'photos/front.jpg': jpeg }));
    const [first] = keysIn();
    await bring(folderOf([front], { 'photos/front.jpg': other }));
    expect(readdirSync(kept)).toHaveLength(9);
    expect(keysIn()).not.toContain(first);
    await bring(folderOf([], {}));
    expect(readdirSync(kept)).toEqual([]);
    expect(await bikeOf(await appWith())).not.toHaveProperty('photos');
  });

  it('are made once', async () => {
    const folder = folderOf([front, { ...front, alt: 'The same once more' }], { 'photos/front.jpg': jpeg });
    await bring(folder);
    const [name = ''] = readdirSync(kept);
    utimesSync(join(kept, name), 1000, 1000);
    await bring(folder);
    expect(readdirSync(kept)).toHaveLength(9);
    expect(statSync(join(kept, name)).mtimeMs).toBe(1_000_000);
    expect((await bikeOf(await appWith())).photos).toHaveLength(2);
  });

  it('leave nothing of an import that is refused, and what stood before stays', async () => {
    await bring(folderOf([front], { 'photos/front.jpg': jpeg }));
    const names = readdirSync(kept);
    const photos = [front, { ...front, file: 'photos/other.jpg' }];
    const { rejections } = await bring(folderOf(photos, { 'photos/front.jpg': other }));
    expect(rejections.map(formatRejection)).toEqual([
      expect.stringMatching(/^brands\/surya\.json:\d+: photos\/other\.jpg: cannot be read \(ENOENT/),
    ]);
    expect(readdirSync(kept)).toEqual(names);
  });

  it('leave nothing when the rows cannot be written', async () => {
    await database.orm.execute('alter table bikes rename column photos to pictures');
    try {
      await expect(bring(folderOf([front], { 'photos/front.jpg': jpeg }))).rejects.toThrow();
    } finally {
      await database.orm.execute('alter table bikes rename column pictures to photos');
    }
    expect(readdirSync(kept).filter((name) => name.startsWith('.'))).toEqual([]);
    await bring(folderOf([], {}));
    expect(readdirSync(kept)).toEqual([]);
  });

  it('that a killed import has left are deleted a day later', async () => {
    for (const name of ['.unfinished-old', '.unfinished-new']) mkdirSync(join(kept, name));
    utimesSync(join(kept, '.unfinished-old'), 1000, 1000);
    await bring(folderOf([], {}));
    expect(readdirSync(kept)).toEqual(['.unfinished-new']);
  });

  it.each([
    ['an SVG that is called JPEG', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', /is no JPEG, PNG, WebP or AVIF/],
    ['a GIF', () => testPicture().gif().toBuffer(), /is no JPEG, PNG, WebP or AVIF/],
    ['half a picture', () => jpeg.subarray(0, jpeg.length / 2), /cannot be read as a picture/],
    ['a head without a picture', () => '\xff\xd8\xff', /is no JPEG|cannot be read as a picture/],
    ['too many bytes', () => Buffer.concat([jpeg, Buffer.alloc(photoLimits.bytes)]), /is larger than 20 MB/],
    ['a small one', () => testPicture({ width: 1100, height: 700 }).png().toBuffer(), /is 1100 px wide, and must be/],
    ['a tower', () => testPicture({ width: 1200, height: 2500 }).png().toBuffer(), /more than twice as high/],
  ])('of %s are refused', async (_, make, reason) => {
    expect(await refused([front], { 'photos/front.jpg': await make() })).toEqual([expect.stringMatching(reason)]);
  });

  it('with too many pixels are refused before they are unpacked', async () => {
    const png = await testPicture().png().toBuffer();
    const head = 12;
    png.writeUInt32BE(10_000, head + 4);
    png.writeUInt32BE(6001, head + 8);
    png.writeUInt32BE(crc32(png.subarray(head, head + 17)), head + 17);
    expect(await refused([front], { 'photos/front.jpg': png })).toEqual([
      expect.stringMatching(/at most 60 million pixels/),
    ]);
  });

  it.each([
    ['without a credit', { ...front, credit: '' }, /photos\[0\]\.credit/],
    ['from outside', { ...front, file: '../front.jpg' }, /must be a path inside of the folder/],
    ['from the root', { ...front, file: '/etc/passwd' }, /must be a path inside of the folder/],
    ['of a colour that there is not', { ...front, colour: 'Mauve' }, /may only name variants and colours/],
  ])('%s are refused', async (_, photo, reason) => {
    const rejections = await refused([photo], { 'photos/front.jpg': jpeg });
    expect(rejections).toContainEqual(expect.stringMatching(reason));
  });

  it('are at most so many in a catalogue', async () => {
    const folder = folderOf([front, { ...front, alt: 'Once more' }], { 'photos/front.jpg': jpeg });
    const { rejections } = await takePhotos(folder, new PhotoStore(kept, { maxPhotos: 1 }));
    expect(rejections.map(formatRejection)).toEqual([expect.stringMatching(/is one photograph more than 1$/)]);
  });

  it('come with a catalogue that is seeded too', async () => {
    const folder = folderOf([front], { 'photos/front.jpg': jpeg });
    const store = new PhotoStore(kept);
    const taken = await takePhotos(folder, store);
    const { catalogue } = await readCatalogue(folder, new Map());
    expect(await seedCatalogue(database, catalogue, undefined, { taken, store })).toMatchObject({ outcome: 'seeded' });
    expect(readdirSync(kept)).toHaveLength(9);
    expect(
      await seedCatalogue(database, catalogueFixture(), undefined, {
        taken: await takePhotos(temporaryFolder(), store),
        store,
      }),
    ).toMatchObject({ outcome: 'seeded' });
    expect(readdirSync(kept)).toEqual([]);
  });
});
