import { siteAddresses } from '@dopahiya/site-process';

/** Pages to measure: the example addresses of each page's definition. */
export const pages = await siteAddresses();

/** Visits each page once, so that measurements see a cached, compressed page like later visitors. */
export async function visitPages(origin: string): Promise<void> {
  for (const path of pages) await (await fetch(origin + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
}
