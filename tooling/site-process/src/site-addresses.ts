import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface BuiltSite {
  entry: { module: { sitePages: readonly { name: string; examples: readonly string[] }[] } };
}

/** The folder that the site's programs are started in. */
export const repository: string = join(import.meta.dirname, '../../..');

/** Settings of a program of the site: those given, and of this process only what every program needs. */
export function siteEnvironment(settings: Record<string, string>): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env;
  // One address sends here what thousands of visitors would.
  return { PATH, HOME, READS_PER_MINUTE: '1000000', RENDERS_PER_MINUTE: '1000000', ...settings };
}

/** Addresses that stand for each page of the built site, as the pages' definitions name them. */
export async function siteAddresses(): Promise<string[]> {
  const file = join(repository, 'apps/web/build/en/server/index.js');
  const { entry } = (await import(pathToFileURL(file).href)) as BuiltSite;
  return entry.module.sitePages.flatMap(({ examples }) => examples);
}
