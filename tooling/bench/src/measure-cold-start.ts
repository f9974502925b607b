import { findFreePort, startSite } from '@dopahiya/site-process';
import { median } from './page-table.ts';

const runs = 5;

/** Returns the median of five starts: the ms from starting the site to its first page, which is cached before it accepts connections. */
export async function measureColdStart(settings: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const site = await startSite({ port: await findFreePort(22_400), settings, path: '/best-bikes' });
    await site.stop();
    times.push(site.readyMs);
  }
  return Math.round(median(times));
}
