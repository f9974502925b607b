import { expect, test } from '../journey.ts';
import { readAddresses } from '../servers/addresses.ts';
import { rawRequests } from '../weather/raw-requests.ts';
import { say } from '../weather/say.ts';

const REQUESTS = 1200;
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
  for (const status of ['200', '400', '404', '405']) expect(statuses.get(status), status).toBeGreaterThan(5);
  for (const path of ['/', '/bikes?sort=price-low', '/api/health/'])
    expect((await request.get(path)).status()).toBe(200);
});
