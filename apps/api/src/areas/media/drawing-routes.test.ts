import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import type { Services } from '../../areas.ts';
import { seedCatalogue } from '../seeding/seed-catalogue.ts';
import type { Database } from '../../core/database/open-database.ts';
import { catalogueFixture } from '../../testing/catalogue-fixture.ts';
import { seededServices } from '../../testing/seeded-services.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';

const logger = pino({ level: 'silent' });

describe('drawings', () => {
  let database: Database;
  let services: Services;

  const get = async (path: string, headers: Record<string, string> = {}) =>
    createApp({ services, logger }).request(path, { headers });
  const addressesOf = async (slug: string) => {
    const { images } = (await (await get(`/api/bikes/${slug}/`)).json()) as { images: { image_url: string }[] };
    return images.map(({ image_url }) => image_url);
  };
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

  beforeAll(async () => {
    database = await openTestDatabase();
    services = await seededServices(database);
  });
  afterAll(() => database.close());

  it('are SVG pictures that may be kept for ever and run nothing', async () => {
    const [red] = await addressesOf('surya-royal-350');
    const answer = await get(String(red));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
    });
    const picture = await answer.text();
    expect(picture).toMatch(/^<svg /);
    expect(picture).toContain('Surya Royal 350');
  });

  it('come in the best encoding that the client takes', async () => {
    const [red] = await addressesOf('surya-royal-350');
    const picture = await (await get(String(red))).text();
    const browser = await get(String(red), { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(browser.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await bytesOf(browser)).toString()).toBe(picture);
    const gzipped = await get(String(red), { 'accept-encoding': 'br;q=0, gzip' });
    expect(gzipped.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await bytesOf(gzipped)).toString()).toBe(picture);
    expect(browser.headers.get('etag')).not.toBe(gzipped.headers.get('etag'));
  });

  it('are there for every colour, each with a picture of its own', async () => {
    const addresses = await addressesOf('surya-royal-350');
    const pictures = await Promise.all(addresses.map(async (address) => (await get(address)).text()));
    expect(pictures).toHaveLength(2);
    expect(pictures[0]).not.toBe(pictures[1]);
  });

  it('are there for a bike whose colours are not known', async () => {
    const [only, ...others] = await addressesOf('vega-e2');
    expect(only).toMatch(/^\/media\/drawings\/vega-e2\.standard\./);
    expect(others).toEqual([]);
    expect((await get(String(only))).status).toBe(200);
  });

  it('answer an outdated address with the current picture, to be asked for anew', async () => {
    const [red] = await addressesOf('surya-royal-350');
    const outdated = await get(String(red).replace(/\.[\w-]+\.svg$/, '.0ld.svg'));
    expect(outdated.headers.get('cache-control')).toBe('no-cache');
    expect(await outdated.text()).toBe(await (await get(String(red))).text());
    const again = await get('/media/drawings/surya-royal-350.signal-red.0ld.svg', {
      'if-none-match': String(outdated.headers.get('etag')),
    });
    expect(again.status).toBe(304);
  });

  it('change their address when the bike or its colour changes, and only then', async () => {
    const [red, blue] = await addressesOf('surya-royal-350');
    const catalogue = catalogueFixture();
    const royal = catalogue.brands[0]?.models.find(({ slug }) => slug === 'surya-royal-350');
    const [, nightBlue] = royal?.colours ?? [];
    if (!royal || !nightBlue) throw new Error('The made-up catalogue lost its cruiser.');
    nightBlue.hex = '#000080';
    royal.price = 1_000_000;
    await seedCatalogue(database, catalogue);
    expect(await addressesOf('surya-royal-350')).toEqual([red, expect.not.stringMatching(String(blue))]);
    royal.specifications.wheelbase = 1500;
    await seedCatalogue(database, catalogue);
    expect((await addressesOf('surya-royal-350'))[0]).not.toBe(red);
  });
});
