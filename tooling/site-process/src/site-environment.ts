import { join } from 'node:path';

/** The folder that the site's programs are started in. */
export const repository: string = join(import.meta.dirname, '../../..');

/** Settings of a program of the site: those given, and of this process only what every program needs. */
export function siteEnvironment(settings: Record<string, string>): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env;
  // One address sends here what thousands of visitors would.
  return { PATH, HOME, READS_PER_MINUTE: '1000000', RENDERS_PER_MINUTE: '1000000', ...settings };
}
