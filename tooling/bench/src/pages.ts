import { setTimeout as wait } from 'node:timers/promises';
import { siteAddresses } from '@dopahiya/site-process';

/** The pages that are measured: each page of the site by the addresses that its definition gives as examples. */
export const pages = await siteAddresses();

/** The site compresses a page more tightly when it is asked for again, behind the visitor's back; this is how long that may take. */
const compressingMs = 2000;

/** Visits each page twice, so that the measurements see what every later visitor gets. */
export async function visitPages(origin: string): Promise<void> {
  for (const path of [...pages, ...pages]) await (await fetch(origin + path)).arrayBuffer();
  await wait(compressingMs);
}
