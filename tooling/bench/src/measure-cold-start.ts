import { findFreePort, startSite } from '@dopahiya/site-process';
import { median } from './median.ts';

const runs = 5;

/** Milliseconds from starting the site to its first page, the median of five starts on pages kept from before. */
export async function measureColdStart(settings: Record<string, string>): Promise<number> {
  await startOnce(settings);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await startOnce(settings));
  return Math.round(median(times));
}

async function startOnce(settings: Record<string, string>): Promise<number> {
  const site = await startSite({ port: await findFreePort(22_400), settings, path: '/best-bikes' });
  await site.stop();
  return site.readyMs;
}
