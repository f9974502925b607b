import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from './site-environment.ts';

interface BuiltSite {
  entry: { module: { sitePages: readonly { name: string; examples: readonly string[] }[] } };
}

/** Addresses that stand for each page of the built site, as the pages' definitions name them. */
export async function siteAddresses(): Promise<string[]> {
  const file = join(repository, 'apps/web/build/en/server/index.js');
  const { entry } = (await import(pathToFileURL(file).href)) as BuiltSite;
  return entry.module.sitePages.flatMap(({ examples }) => examples);
}
