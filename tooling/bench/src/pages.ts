import { setTimeout as wait } from 'node:timers/promises';
import { siteAddresses } from '@dopahiya/site-process';

/** The pages that are measured: each page of the site by the addresses that its definition gives as examples. */
export const pages = await siteAddresses();

/** The site packs a page more tightly behind the back of its first visitor; this is how long that may take. */
const packingMs = 1000;

/** Visits each page once, so that the measurements see what every later visitor gets. */
export async function visitPages(origin: string): Promise<void> {
  await Promise.all(pages.map(async (path) => (await fetch(origin + path)).arrayBuffer()));
  await wait(packingMs);
}
