import { get } from 'node:http';
import { findFreePort, startSite } from '@dopahiya/site-process';
import { expect, test } from '../journey.ts';
import { readAddresses } from '../servers/addresses.ts';
import { openSeededDatabase } from '../servers/open-database.ts';
import { rawRequests } from '../weather/raw-requests.ts';
import { say } from '../weather/say.ts';

const REQUESTS = 4000;
const AT_ONCE = 40;
const SEED = 20_261_125;

test(`${REQUESTS} requests that no browser would send are answered, and the site goes on`, async ({ request }) => {
  test.setTimeout(120_000);
  const { site } = readAddresses();
  for (const path of ['/', '/bikes', '/bikes?sort=price-low']) expect((await request.get(path)).status()).toBe(200);
  const requests = rawRequests(SEED);
  const statuses = new Map<string, number>();
  const faults: string[] = [];
  const sendTurn = async (from: string) => {
    for (let count = 0; count < REQUESTS / AT_ONCE; count += 1) {
      const bytes = requests.next().value;
      const answer = await say(site, bytes, from);
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer ?? '')?.[1] ?? 'none';
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isExplained = status !== '503' || /^retry-after:/im.test(answer ?? '');
      if (status === '500' || !isExplained) faults.push(`${status}: ${JSON.stringify(String(bytes).slice(0, 300))}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => sendTurn(`127.0.0.${number + 1}`)));
  expect(faults).toEqual([]);
  for (const status of ['200', '400', '404', '405']) expect(statuses.get(status), status).toBeGreaterThan(20);
  for (const path of ['/', '/bikes?sort=price-low', '/api/health/'])
    expect((await request.get(path)).status()).toBe(200);
});

/** The status of a page, or what became of the connection; with when to come again where that is said. */
const fate = (address: string): Promise<string> =>
  new Promise((resolve) => {
    const call = get(address, { agent: false }, (answer) => {
      const said = `${answer.statusCode} ${answer.headers['retry-after'] ?? ''}`.trim();
      answer
        .resume()
        .once('end', () => resolve(said))
        .once('error', ({ message }: Error) => resolve(message));
    });
    call.once('error', ({ message }: Error) => resolve(message));
  });

test('whoever waits for a page gets it when the site ends, and a second site on its database does not begin', async () => {
  test.setTimeout(180_000);
  const { settings, remove } = await openSeededDatabase();
  try {
    const port = await findFreePort(22_140);
    for (let round = 0; round < 2; round += 1) {
      const site = await startSite({ port, settings });
      if (round === 0 && !settings['DATABASE_URL']) {
        const second = startSite({ port: await findFreePort(port + 1), settings });
        await expect(second).rejects.toThrow(
          /did not start\. .*: no answer\nThe site stops: The data folder .* is in use/,
        );
      }
      const pages = Array.from({ length: 12 }, (_, page) => fate(`${site.origin}/search?q=ride${round}-${page}`));
      await fate(`${site.origin}/api/health/`);
      const start = performance.now();
      const ended = site.stop();
      const fates = await Promise.all(pages);
      await ended;
      // Only a site that has rendered for ten seconds may send the rest away.
      const good = performance.now() - start < 10_000 ? /^200$/ : /^(200|503 \d+)$/;
      expect(fates.filter((text) => !good.test(text))).toEqual([]);
      expect(fates).toHaveLength(12);
    }
  } finally {
    await remove();
  }
});
