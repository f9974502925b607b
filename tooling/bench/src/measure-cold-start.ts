import { findFreePort, startSite } from '@dopahiya/site-process';
import { median } from './median.ts';
import { visitPages } from './pages.ts';

const runs = 5;

/** Milliseconds from starting the site to its first page, the median of five starts on pages cached before. */
export async function measureColdStart(settings: Record<string, string>): Promise<number> {
  // Pages are cached for one origin, and every start may get another port.
  const sameSite = { ...settings, SITE_ORIGIN: 'http://localhost' };
  await startOnce(sameSite, visitPages);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await startOnce(sameSite));
  return Math.round(median(times));
}

async function startOnce(settings: Record<string, string>, visit?: (origin: string) => Promise<void>): Promise<number> {
  const site = await startSite({ port: await findFreePort(22_400), settings, path: '/best-bikes' });
  await visit?.(site.origin);
  await site.stop();
  return site.readyMs;
}
