import { sharePictureAddress, sharePictureSize } from '@dopahiya/domain/site';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import type { Services } from '../../areas.ts';
import type { Database } from '../../core/database/open-database.ts';
import { seededServices } from '../../testing/seeded-services.ts';
import { openTestDatabase } from '../../testing/test-databases.ts';

describe('share pictures', () => {
  let database: Database;
  let services: Services;
  let app: ReturnType<typeof createApp>;

  const imageOf = async (slug: string) => {
    const { default_image_url } = (await (await app.request(`/api/bikes/${slug}/`)).json()) as Record<string, string>;
    return default_image_url ?? null;
  };
  const addressOf = async (...slugs: string[]) => String(sharePictureAddress(await Promise.all(slugs.map(imageOf))));
  /** Returns the columns of a picture, from 0 to 1, with something other than the background above the ground line. */
  const inked = async (answer: Response) => {
    const { data, info } = await sharp(await answer.arrayBuffer())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isStage = (x: number, y: number) => data[(y * info.width + x) * 3] === data[0];
    const columns = Array.from({ length: info.width }, (_, x) => x);
    const middle = Math.floor(info.height / 2);
    const found = columns.filter((x) => [middle - 60, middle, middle + 60].some((y) => !isStage(x, y)));
    return {
      size: [info.width, info.height],
      from: (found[0] ?? 0) / info.width,
      to: (found.at(-1) ?? 0) / info.width,
    };
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    services = await seededServices(database);
    app = createApp({ services, logger: pino({ level: 'silent' }) });
  });
  afterAll(() => database.close());

  it('are PNG files that may be kept for ever', async () => {
    const answer = await app.request(await addressOf('surya-royal-350'));
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    const { size, from, to } = await inked(answer);
    expect(size).toEqual([sharePictureSize.width, sharePictureSize.height]);
    expect([from, 1 - to].map((margin) => margin > 0.05 && margin < 0.3)).toEqual([true, true]);
  });

  it.each([
    ['two', ['surya-royal-350', 'vega-e1']],
    ['four', ['surya-royal-350', 'vega-e1', 'vega-110', 'vega-e2']],
  ])('show %s bikes over the whole width', async (_, slugs) => {
    const { from, to } = await inked(await app.request(await addressOf(...slugs)));
    expect([from < 0.15, to > 0.85]).toEqual([true, true]);
  });

  it('are made once when many ask at the same time', async () => {
    const address = await addressOf('vega-110', 'surya-s1');
    const answers = await Promise.all(Array.from({ length: 40 }, async () => app.request(address)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [first] = answers;
    const known = { headers: { 'if-none-match': String(first?.headers.get('etag')) } };
    expect((await app.request(address, known)).status).toBe(304);
  });

  it('answer an outdated address with the current picture, to be asked for anew', async () => {
    const address = await addressOf('surya-royal-350', 'vega-e1');
    const outdated = await app.request(address.replace(/\.[\w-]+~/, '.0ld~'));
    expect([outdated.status, outdated.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(outdated.headers.get('etag')).toBe((await app.request(address)).headers.get('etag'));
  });

  it.each([
    'nobody.red.1.png',
    'vega-e1.pink.1.png',
    'vega-e1.png',
    '~.png',
    `${'vega-e1.red.1~'.repeat(4)}vega-e1.red.1.png`,
  ])('are not there for %s', async (file) => {
    const answer = await app.request(`/media/share/${file}`);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      expect.objectContaining({ detail: expect.any(String) }),
    ]);
  });
});
