import { siteAddresses } from '@dopahiya/site-process';

/** The pages that are measured: each page of the site by the addresses that its definition gives as examples. */
export const pages = await siteAddresses();

/** Visits each page once, so that the measurements see what every later visitor gets: a cached page, compressed already. */
export async function visitPages(origin: string): Promise<void> {
  for (const path of pages) await (await fetch(origin + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
}
