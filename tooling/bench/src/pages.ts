import { setTimeout as wait } from 'node:timers/promises';

/** The pages that are measured. */
export const pages = [
  '/',
  '/best-bikes',
  '/bikes',
  '/royal-enfield/classic-350',
  '/compare-bikes/cb350-vs-classic-350',
] as const;

/** The site packs a page more tightly behind the back of its first visitor; this is how long that may take. */
const packingMs = 1000;

/** Visits each page once, so that the measurements see what every later visitor gets. */
export async function visitPages(origin: string): Promise<void> {
  await Promise.all(pages.map(async (path) => (await fetch(origin + path)).arrayBuffer()));
  await wait(packingMs);
}
