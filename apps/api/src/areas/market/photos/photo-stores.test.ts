import { join } from 'node:path';
import { usedBikeDetailSchema } from '@dopahiya/domain/market';
import { startFauxqs } from 'fauxqs';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../app.ts';
import type { Services } from '../../../areas.ts';
import { users } from '../../../core/database/account-schema.ts';
import { listingPhotos, listings } from '../../../core/database/listing-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { bucketDisk, folderDisk, type PhotoDisk } from '../../media/photos/photo-disk.ts';
import { AccountBrowser, asha } from '../../../testing/account-browser.ts';
import { listingDraft } from '../../../testing/write-listings.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { testLimits } from '../../../testing/test-limits.ts';
import type { MarketSettings } from '../market-settings.ts';
import { ListingPhotoStore, newPhotoKey } from './listing-photo-store.ts';

interface OwnAnswer {
  revision: number;
  images: { image: string }[];
}

const fail = (error: unknown) => expect.fail(String(error));
const silent = pino({ level: 'silent' });
const plenty = { burst: 10_000, perSecond: 1000 };
const noon = new Date('2026-11-21T12:00:00+05:30');
const hours = (count: number) => new Date(noon.getTime() + count * 3_600_000);

let bucketServer: Awaited<ReturnType<typeof startFauxqs>>;
let buckets = 0;

const newBucket = (): string => {
  const { bucketName } = bucketServer.createBucket(`photos-${++buckets}`);
  return `http://key:secret@127.0.0.1:${bucketServer.port}/${bucketName}?region=ap-south-1`;
};

const nowhere = 'http://key:secret@127.0.0.1:9/nowhere';

const stores: [string, () => PhotoDisk][] = [
  ['a folder', () => folderDisk(join(temporaryFolder(), 'not', 'there', 'yet'))],
  ['a bucket', () => bucketDisk(newBucket())],
];

beforeAll(async () => {
  bucketServer = await startFauxqs({ port: 0, logger: false });
});
afterAll(() => bucketServer.stop());

describe.each(stores)('the store of photos in %s', (_, openDisk) => {
  it('has nothing before anything is written', async () => {
    const disk = openDisk();
    expect(await disk.names()).toEqual([]);
    expect(await disk.read('a.jpg')).toBeUndefined();
    await disk.remove(['a.jpg']);
  });

  it('gives back what was written, byte by byte, until it is removed', async () => {
    const disk = openDisk();
    const bytes = Buffer.from(Uint8Array.from({ length: 300_000 }, (_value, place) => place % 251));
    await disk.write('a.jpg', bytes);
    await disk.write('b.webp', Buffer.from('b'));
    expect((await disk.read('a.jpg'))?.equals(bytes)).toBe(true);
    expect((await disk.names()).toSorted()).toEqual(['a.jpg', 'b.webp']);
    await disk.remove(['a.jpg']);
    expect(await disk.names()).toEqual(['b.webp']);
  });

  it('lists more files than a store names at once', async () => {
    const disk = openDisk();
    const names = Array.from({ length: 1100 }, (_value, place) => `${String(place).padStart(5, '0')}.jpg`);
    // In batches, since the number of open files per process is limited.
    for (let first = 0; first < names.length; first += 100)
      await Promise.all(names.slice(first, first + 100).map((name) => disk.write(name, Buffer.from('x'))));
    expect((await disk.names()).toSorted()).toEqual(names);
  });

  it('knows by their names which photos were taken an hour ago', async () => {
    const store = new ListingPhotoStore(openDisk());
    const [old, young] = [newPhotoKey(noon), newPhotoKey(hours(0.5))];
    const files = [`${old}-480.jpg`, `${old}-480.avif`, `${young}-480.jpg`];
    await store.write({ files: files.map((name) => ({ name, bytes: Buffer.from('x') })) });
    expect([...(await store.settled(hours(1)))].map(([key, names]) => [key, names.toSorted()])).toEqual([
      [old, [`${old}-480.avif`, `${old}-480.jpg`]],
    ]);
    expect(await store.read('../secret')).toBeUndefined();
  });
});

describe.each(stores)('photos of listings in %s', (_, openDisk) => {
  let database: Database;
  let services: Services;
  let app: ReturnType<typeof createApp>;
  let disk: PhotoDisk;
  let seller: AccountBrowser;
  let bike: string;
  let jpeg: Buffer;
  let now: Date;

  beforeAll(async () => {
    database = await openTestDatabase();
    jpeg = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#a51d27' } })
      .jpeg()
      .toBuffer();
  });
  beforeEach(async () => {
    now = noon;
    await database.orm.delete(users);
    disk = openDisk();
    await open();
  });
  afterAll(() => database.close());

  const open = async (settings: Partial<MarketSettings> = {}) => {
    const market = { withSamples: true, photoStore: new ListingPhotoStore(disk), ...settings };
    services = await seededServices(database, now, { market });
    const limits = testLimits({ writes: plenty, listings: plenty, listingPhotos: plenty, registrations: plenty });
    app = createApp({ services, logger: silent, clock: () => now, limits, siteOrigin: 'https://site.test' });
    seller = new AccountBrowser(app);
    await seller.post('users/register/', asha);
    await database.orm.update(users).set({ email_verified_at: now });
    await seller.signIn();
    bike = String((await seller.post('used-bikes/', { ...listingDraft, submission_key: 'the-only-one' })).body['id']);
  };
  const send = async () => {
    const form = new FormData();
    form.set('bike', bike);
    form.set('image', new File([new Uint8Array(jpeg)], 'bike.jpg', { type: 'image/jpeg' }));
    const headers = { authorization: `Bearer ${seller.access}` };
    const answer = await app.request('/api/used-bike-images/', { method: 'POST', headers, body: form });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const photo = async () => (await database.orm.select().from(listingPhotos))[0];

  it('are served, and gone with their listing once an hour has passed', async () => {
    const { body } = await send();
    expect((await app.request(String(body['image']))).headers.get('content-type')).toBe('image/jpeg');
    expect(await disk.names()).toHaveLength(4);
    await database.orm.delete(listings);
    await services.listingPhotos.sweep();
    expect(await disk.names()).toHaveLength(4);
    now = hours(1.1);
    await open();
    await services.listingPhotos.sweep();
    expect(await disk.names()).toEqual([]);
  });

  describe('that others may see no more', () => {
    const change = async (changes: object) => {
      const revision = (await ownListing()).revision;
      expect((await seller.send('PATCH', `used-bikes/${bike}/`, { revision, ...changes })).status).toBe(200);
    };
    const expire = async () => (await seededServices(database, hours(24 * 90))).listingExpiry.run();
    const ownListing = async () =>
      (await seller.send('GET', `used-bikes/my_bikes/${bike}/`)).body as unknown as OwnAnswer;
    const statusOf = async (address: string) => (await app.request(address)).status;

    it.each<[string, () => Promise<unknown>]>([
      ['withdrawn', () => change({ status: 'withdrawn' })],
      [
        'held for its words',
        () => change({ description: 'Got posting to Leh, bike will come by army parcel, 2150 transport charge' }),
      ],
      ['expired', expire],
    ])('are opened at another address by who is told it, once their listing is %s', async (_name, hide) => {
      const { body } = await send();
      const before = String(body['image']);
      await hide();
      const after = (await ownListing()).images[0]?.image ?? '';
      expect([after === before, await statusOf(before), await statusOf(after)]).toEqual([false, 404, 200]);
    });

    it('keep their address while their listing is changed and sold', async () => {
      const { body } = await send();
      await change({ expected_price: 61_000 });
      await change({ status: 'sold' });
      expect(await statusOf(String(body['image']))).toBe(200);
    });
  });

  it('are asked for again later where they cannot be read', async () => {
    const { body } = await send();
    await open({ photoStore: new ListingPhotoStore(bucketDisk(nowhere)) });
    const answer = await app.request(String(body['image']));
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('again in a few minutes')]);
  });

  it('are fetched from an origin of their own where there is one', async () => {
    await open({ photosOrigin: 'https://photos.test' });
    const { body } = await send();
    expect(body['image']).toMatch(/^https:\/\/photos\.test\/media\/listings\/[\w-]{22}-640\.jpg$/);
    const listing = usedBikeDetailSchema.parse(await (await app.request(`/api/used-bikes/${bike}/`)).json());
    expect(listing.images[0]).toMatchObject({ address: body['image'], photo: body['photo'] });
    expect((await app.request(String(body['image']))).status).toBe(200);
  });

  it('are made as AVIF after the answer, which is served then', async () => {
    const end = services.listingAvif.start(fail);
    const { body } = await send();
    expect(body['photo']).toMatchObject({ has_avif: false });
    await services.listingAvif.settled();
    const { key = '', has_avif, bytes = 0 } = (await photo()) ?? {};
    expect(has_avif).toBe(true);
    const answer = await app.request(`/media/listings/${key}-480.avif`);
    expect(answer.headers.get('content-type')).toBe('image/avif');
    expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(480);
    expect(await disk.names()).toHaveLength(6);
    const sizes = (await disk.names()).map(async (name) => (await disk.read(name))?.length ?? 0);
    expect(bytes).toBe((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0));
    await seller.send('DELETE', `used-bike-images/${String(body['id'])}/`);
    expect(await disk.names()).toEqual([]);
    await end();
  });

  it('that were taken before a restart are made as AVIF after it', async () => {
    await send();
    await services.listingAvif.catchUp();
    await services.listingAvif.settled();
    expect((await photo())?.has_avif).toBe(false);
    const end = services.listingAvif.start(fail);
    await services.listingAvif.catchUp();
    await services.listingAvif.settled();
    expect((await photo())?.has_avif).toBe(true);
    await end();
  });

  it('that are deleted while they are made as AVIF leave nothing', async () => {
    await send();
    const write = disk.write.bind(disk);
    disk.write = async (name, bytes) => {
      await database.orm.delete(listingPhotos);
      await write(name, bytes);
    };
    const end = services.listingAvif.start(fail);
    await services.listingAvif.catchUp();
    await services.listingAvif.settled();
    expect(await disk.names()).toEqual([]);
    await end();
  });

  it('are refused when there is no room for more, and the listing stands', async () => {
    await send();
    await open({ photoBytes: (await photo())?.bytes });
    const { status, body } = await send();
    expect([status, body['detail']]).toEqual([503, expect.stringContaining('can’t store more photos')]);
    expect(await disk.names()).toHaveLength(4);
  });
});

describe('a store that does not answer', () => {
  it('refuses photos and says when to send them again', async () => {
    const database = await openTestDatabase();
    const disk = bucketDisk(nowhere);
    const market = { withSamples: true, photoStore: new ListingPhotoStore(disk) };
    const services = await seededServices(database, noon, { market });
    const author = { account: 1, address: 'here' };
    const original = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const sent = { listing: 1, submission_key: null, position: null, original };
    await expect(services.listingPhotos.add(author, () => Promise.resolve(sent))).rejects.toMatchObject({
      status: 503,
      message: expect.stringContaining('Send this photo again'),
    });
    await database.close();
  });
});
