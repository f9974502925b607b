import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

interface BuiltSite {
  entry: { module: { sitePages: readonly { name: string; examples: readonly string[] }[] } };
}

/** Folder in which the site's programs are started. */
export const repository: string = join(import.meta.dirname, '../../..');

/** Returns the environment of a site's program: the given settings, and from this process only the essential variables. */
export function siteEnvironment(settings: Record<string, string>): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env;
  // One address sends as many requests as thousands of visitors.
  return { PATH, HOME, READS_PER_MINUTE: '1000000', RENDERS_PER_MINUTE: '1000000', ...settings };
}

/** Returns example addresses of each page of the built site, from the pages' definitions. */
export async function siteAddresses(): Promise<string[]> {
  const file = join(repository, 'apps/web/build/en/server/index.js');
  const { entry } = (await import(pathToFileURL(file).href)) as BuiltSite;
  return entry.module.sitePages.flatMap(({ examples }) => examples);
}
