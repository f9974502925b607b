import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { repository } from './repository.ts';

/** Formats files and folders. */
export function format(paths: string[]): string {
  execFileSync(join(repository, 'node_modules/.bin/oxfmt'), paths, { cwd: repository });
  return `${paths.join(', ')} is formatted`;
}
