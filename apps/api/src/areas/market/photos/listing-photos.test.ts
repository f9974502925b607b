import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { usedBikeDetailSchema } from '@dopahiya/domain/market';
import { pino } from 'pino';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../app.ts';
import type { Services } from '../../../areas.ts';
import { users } from '../../../core/database/account-schema.ts';
import { listingPhotos, listings } from '../../../core/database/listing-schema.ts';
import type { Database } from '../../../core/database/open-database.ts';
import { AccountBrowser, asha } from '../../../testing/account-browser.ts';
import { listingDraft } from '../../../testing/write-listings.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { testLimits } from '../../../testing/test-limits.ts';
import { listingPhotoLimits } from './listing-photo.ts';
import { folderDisk } from '../../media/photos/photo-disk.ts';
import { ListingPhotoStore } from './listing-photo-store.ts';

const plenty = { burst: 10_000, perSecond: 1000 };
const now = new Date('2026-11-21T12:00:00+05:30');
const ravi = { ...asha, username: 'ravi', email: 'ravi@example.test', first_name: 'Ravi' };

/** A picture with EXIF orientation, artist and GPS position. */
const picture = ({ width = 640, height = 400, orientation = 1 } = {}): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#a51d27' } })
    .withMetadata({ orientation })
    .withExif({ IFD0: { Artist: 'Secret Name' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 0/1' } });

interface Sending {
  name?: string;
  bike?: string;
  from?: AccountBrowser;
  key?: string;
  position?: string;
}

describe('photos of listings', () => {
  let database: Database;
  let services: Services;
  let app: ReturnType<typeof createApp>;
  let folder: string;
  let jpeg: Buffer;
  let seller: AccountBrowser;
  let other: AccountBrowser;
  let listing: number;
  let slug: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    jpeg = await picture().jpeg().toBuffer();
  });
  beforeEach(async () => {
    folder = temporaryFolder();
    const market = { withSamples: true, photoStore: new ListingPhotoStore(folderDisk(folder)) };
    services = await seededServices(database, now, { market });
    await database.orm.delete(users);
    const limits = testLimits({ writes: plenty, listings: plenty, listingPhotos: plenty, registrations: plenty });
    const logger = pino({ level: 'silent' });
    app = createApp({ services, logger, clock: () => now, limits, siteOrigin: 'https://site.test' });
    [seller, other] = [await newSeller(asha), await newSeller(ravi)];
    const { body } = await seller.post('used-bikes/', listingDraft);
    [listing, slug] = [Number(body['id']), String(body['slug'])];
    // Makes the listings public although the seller has not confirmed an email address.
    await database.orm.update(listings).set({ is_unconfirmed: false });
  });
  afterAll(() => database.close());

  const newSeller = async (person: typeof asha) => {
    const browser = new AccountBrowser(app);
    await browser.post('users/register/', person);
    await browser.signIn(person);
    return browser;
  };
  const post = async (body: FormData | string, headers: Record<string, string> = {}, from = seller) => {
    const authorization = `Bearer ${from.access}`;
    const answer = await app.request('/api/used-bike-images/', {
      method: 'POST',
      headers: { authorization, ...headers },
      body,
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const send = (bytes: Buffer, { name = 'bike.jpg', bike = String(listing), from = seller, ...said }: Sending = {}) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(said)) form.set(field, value);
    form.set('image', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
    form.set('bike', bike);
    return post(form, {}, from);
  };
  const images = async () => {
    const answer = await app.request(`/api/used-bikes/${slug}/`);
    return usedBikeDetailSchema.parse(await answer.json()).images;
  };
  const names = () => readdirSync(folder).toSorted();
  const sweepLater = async () => {
    const market = { withSamples: true, photoStore: new ListingPhotoStore(folderDisk(folder)) };
    const later = await seededServices(database, new Date(now.getTime() + 2 * 3_600_000), { market });
    await later.listingPhotos.sweep();
  };

  it('takes a photo, which others see at once in place of the drawing', async () => {
    expect((await images())[0]?.is_drawing).toBe(true);
    const { status, body } = await send(jpeg);
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        id: expect.any(Number),
        image: expect.stringMatching(/^\/media\/listings\/.+-640\.jpg$/),
      }),
    ]);
    const [photo, ...more] = await images();
    expect(more).toEqual([]);
    expect(photo).toMatchObject({ is_drawing: false, photo: { widths: [480, 640], width: 640, height: 400 } });
    for (const [format, type] of [
      ['jpg', 'image/jpeg'],
      ['webp', 'image/webp'],
    ] as const) {
      const answer = await app.request(`${photo?.photo?.address}-480.${format}`);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': type,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const { width } = await sharp(await answer.arrayBuffer()).metadata();
      expect(width).toBe(480);
    }
  });

  it('turns a photo upright, and removes what its camera wrote and where it stood', async () => {
    const sent = await picture({ orientation: 6 }).jpeg().toBuffer();
    expect(sent.includes('Secret Name')).toBe(true);
    await send(sent);
    expect((await images())[0]?.photo).toMatchObject({ width: 400, height: 640 });
    for (const name of names()) {
      const { exif, icc, orientation } = await sharp(join(folder, name)).metadata();
      expect([exif, icc, orientation ?? 1]).toEqual([undefined, undefined, 1]);
    }
  });

  it('takes PNG, WebP and AVIF, a tiny one, and equal files as separate photos', async () => {
    const tiny = await picture({ width: 1, height: 1 }).png().toBuffer();
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
      .webp()
      .toBuffer();
    const avif = await picture({ width: 64, height: 64 }).avif({ effort: 0 }).toBuffer();
    for (const bytes of [tiny, tiny, clear, avif]) expect((await send(bytes)).status).toBe(201);
    expect(await images()).toHaveLength(4);
    expect(names()).toHaveLength(8);
  });

  const hostile: [string, Buffer, RegExp][] = [
    ['nothing', Buffer.alloc(0), /is empty/],
    ['text', Buffer.from('a photo, I swear'), /isn’t a JPEG/],
    [
      'a page that begins like a JPEG',
      Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1'),
      /couldn’t open it/,
    ],
  ];

  it.each(hostile)('refuses %s, says why, and keeps nothing of it', async (_, bytes, reason) => {
    const { status, body } = await send(bytes);
    expect([status, body['image']]).toEqual([400, [expect.stringMatching(reason)]]);
    expect(names()).toEqual([]);
    expect(await database.orm.select().from(listingPhotos)).toEqual([]);
  });

  it('keeps a picture with a page behind it without the page', async () => {
    const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]);
    expect((await send(polyglot)).status).toBe(201);
    for (const name of names()) expect((await sharp(join(folder, name)).toBuffer()).includes('<script>')).toBe(false);
  });

  it('never stores a name that was sent', async () => {
    await send(jpeg, { name: '../../../etc/passwd.jpg' });
    for (const name of names()) expect(name).toMatch(/^[\w-]{22}-\d+\.(webp|jpg)$/);
  });

  it('refuses what is larger than a photo may be before it is read', async () => {
    const { status, body } = await send(Buffer.alloc(listingPhotoLimits.bytes + 100_000, 0xff));
    expect([status, body['detail']]).toEqual([413, expect.stringContaining('more than 12 MB')]);
  });

  it.each([
    ['JSON', '{}', { 'content-type': 'application/json' }],
    ['a form that ends too early', '--x\r\nContent-Disposition', { 'content-type': 'multipart/form-data; boundary=x' }],
  ])('refuses %s', async (_, body, headers) => {
    expect((await post(body, headers)).status).toBe(400);
    expect(names()).toEqual([]);
  });

  it('names what is missing of a form', async () => {
    expect(await post(new FormData())).toMatchObject({
      status: 400,
      body: { image: [expect.any(String)], bike: [expect.any(String)] },
    });
  });

  it('needs somebody who is signed in, and a listing of theirs', async () => {
    expect((await send(jpeg, { from: new AccountBrowser(app) })).status).toBe(401);
    expect((await send(jpeg, { from: other })).status).toBe(404);
    expect((await send(jpeg, { bike: '999999' })).status).toBe(404);
    expect(names()).toEqual([]);
    const id = Number((await send(jpeg)).body['id']);
    expect((await other.send('PATCH', `used-bike-images/${id}/`, { position: 0 })).status).toBe(404);
    expect((await other.send('DELETE', `used-bike-images/${id}/`)).status).toBe(404);
    expect(await images()).toHaveLength(1);
  });

  it('takes twelve of a listing, also at once, and says so beyond', async () => {
    const tiny = await picture({ width: 4, height: 4 }).jpeg().toBuffer();
    const answers = await Promise.all(Array.from({ length: 14 }, () => send(tiny)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(12);
    expect(answers.find(({ status }) => status === 400)?.body['detail']).toContain('12 photos');
    expect(names()).toHaveLength(24);
  });

  it('is one photo where it is sent again with its key, also at once, and where the listing is full', async () => {
    const tiny = await picture({ width: 4, height: 4 }).jpeg().toBuffer();
    const again = Array.from({ length: 3 }, () => send(tiny, { key: 'photo-0001' }));
    const answers = [...(await Promise.all(again)), await send(tiny, { key: 'photo-0001' })];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    for (let count = 1; count < 12; count++) await send(tiny, { key: `photo-00${count + 10}` });
    expect((await send(tiny, { key: 'photo-0001' })).status).toBe(201);
    expect((await send(tiny, { key: 'photo-9999' })).status).toBe(400);
    expect(await images()).toHaveLength(12);
    expect(names()).toHaveLength(12 * 2);
  });

  it('is another one with the same key at the listing of another seller', async () => {
    await send(jpeg, { key: 'photo-0001' });
    const { body } = await other.post('used-bikes/', listingDraft);
    expect((await send(jpeg, { key: 'photo-0001', from: other })).status).toBe(404);
    expect((await send(jpeg, { key: 'photo-0001', from: other, bike: String(body['id']) })).status).toBe(201);
    expect(names()).toHaveLength(8);
  });

  it('stands at the place it is sent to, whichever arrives first', async () => {
    const ids = new Map<string, number>();
    for (const position of ['2', '0', '1']) ids.set(position, Number((await send(jpeg, { position })).body['id']));
    expect((await images()).map(({ id }) => id)).toEqual(['0', '1', '2'].map((place) => ids.get(place)));
  });

  it('stands behind those that are left where one was deleted', async () => {
    const ids: number[] = [];
    for (const position of ['0', '1', '2']) ids.push(Number((await send(jpeg, { position })).body['id']));
    await seller.send('DELETE', `used-bike-images/${ids[0]}/`);
    const last = Number((await send(jpeg, { position: '2' })).body['id']);
    expect((await images()).map(({ id }) => id)).toEqual([ids[1], ids[2], last]);
    await seller.send('DELETE', `used-bike-images/${ids[1]}/`);
    const second = Number((await send(jpeg, { position: '1' })).body['id']);
    expect((await images()).map(({ id }) => id)).toEqual([ids[2], last, second]);
  });

  it.each([
    [{ key: 'short' }, 'key'],
    [{ key: '../../etc/passwd' }, 'key'],
    [{ position: '12' }, 'position'],
    [{ position: 'first' }, 'position'],
    [{ bike: '1e3' }, 'bike'],
  ])('refuses %o', async (said, field) => {
    const { status, body } = await send(jpeg, said);
    expect([status, Object.keys(body)]).toEqual([400, [field]]);
    expect(names()).toEqual([]);
  });

  it('changes their order, and with it the cover', async () => {
    const ids: number[] = [];
    for (let place = 0; place < 3; place++) ids.push(Number((await send(jpeg)).body['id']));
    const order = async () => (await images()).map(({ id }) => ids.indexOf(Number(id)));
    expect(await order()).toEqual([0, 1, 2]);
    await seller.send('PATCH', `used-bike-images/${ids[2]}/`, { position: 0 });
    expect(await order()).toEqual([2, 0, 1]);
    await seller.send('PATCH', `used-bike-images/${ids[2]}/`, { position: 11 });
    expect(await order()).toEqual([0, 1, 2]);
    expect((await seller.send('PATCH', `used-bike-images/${ids[2]}/`, { position: 12 })).status).toBe(400);
  });

  it('deletes a photo with its files', async () => {
    const id = Number((await send(jpeg)).body['id']);
    expect((await seller.send('DELETE', `used-bike-images/${id}/`)).status).toBe(200);
    expect(names()).toEqual([]);
    expect((await images())[0]?.is_drawing).toBe(true);
  });

  it('has a listing looked at again that gets another photo, and takes none of a sold bike', async () => {
    await database.orm.update(listings).set({ status: 'active', verified_at: now });
    await send(jpeg);
    const [row] = await database.orm.select().from(listings);
    expect([row?.status, row?.verified_at]).toEqual(['pending', null]);
    await database.orm.update(listings).set({ status: 'sold', sold_at: now });
    expect((await send(jpeg)).body['detail']).toContain('is sold');
  });

  it('go with their listing, with their files', async () => {
    await send(jpeg);
    await seller.send('DELETE', `used-bikes/${listing}/`);
    expect(names()).toEqual([]);
  });

  it('go an hour after they were written where their files were left behind', async () => {
    await send(jpeg);
    const kept = names();
    await database.orm.delete(listings);
    await services.listingPhotos.sweep();
    expect(names()).toEqual(kept);
    await sweepLater();
    expect(names()).toEqual([]);
  });

  it('are taken of one listing until the seller confirms their address, who is told by when', async () => {
    expect((await send(jpeg)).status).toBe(201);
    const second = String((await seller.post('used-bikes/', listingDraft)).body['id']);
    const refused = await send(jpeg, { bike: second });
    expect([refused.status, refused.body['detail']]).toEqual([
      403,
      expect.stringContaining('Confirm your email to add photos to a second listing.'),
    ]);
    const own = async () => (await seller.send('GET', `used-bikes/my_bikes/${listing}/`)).body['confirm_by'];
    expect(await own()).toBe('2026-11-28T06:30:00.000Z');
    await database.orm.update(users).set({ email_verified_at: now });
    expect(await own()).toBeNull();
    expect((await send(jpeg, { bike: second })).status).toBe(201);
  });

  it('keep the day by which the address is to be confirmed when one takes the place of another', async () => {
    const first = Number((await send(jpeg)).body['id']);
    const day = new Date('2026-11-24T12:00:00+05:30');
    await database.orm.update(listings).set({ confirm_by: day });
    await send(jpeg);
    await seller.send('DELETE', `used-bike-images/${first}/`);
    await send(jpeg);
    const [row] = await database.orm.select().from(listings);
    expect(row?.confirm_by).toEqual(day);
  });

  it('stand in what their seller takes away, and go with the account', async () => {
    await send(jpeg);
    const [photo] = await images();
    const { body } = await seller.send('GET', 'users/me/export/');
    expect(body['listings']).toMatchObject([{ slug, photos: [`${photo?.photo?.address}-640.jpg`] }]);
    await seller.send('DELETE', 'users/me/', { password: asha.password });
    expect(await database.orm.select().from(listingPhotos)).toEqual([]);
    expect(names()).toEqual([]);
  });

  it('stay while a listing has them', async () => {
    await send(jpeg);
    await sweepLater();
    expect(names()).toHaveLength(4);
  });

  it('keep nobody waiting whose line is quick while 40 others are slow', async () => {
    const cuts = Array.from({ length: 40 }, () => {
      const cut = Promise.withResolvers<never>();
      const body = new ReadableStream({ pull: () => cut.promise });
      const headers = { authorization: `Bearer ${other.access}`, 'content-type': 'multipart/form-data; boundary=x' };
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      return { cut, answer: Promise.resolve(app.request('/api/used-bike-images/', init)) };
    });
    expect((await send(jpeg)).status).toBe(201);
    for (const { cut } of cuts) cut.reject(new Error('The line was cut.'));
    for (const { answer } of cuts) expect((await answer).status).toBe(400);
  });

  it('are refused, and the listing stands, where there is no place for them', async () => {
    const bare = await seededServices(database, now, { market: { withSamples: true } });
    const author = { account: 1, address: 'here' };
    await expect(
      bare.listingPhotos.add(author, () =>
        Promise.resolve({ listing, submission_key: null, position: null, original: jpeg }),
      ),
    ).rejects.toMatchObject({ status: 503 });
  });
});
