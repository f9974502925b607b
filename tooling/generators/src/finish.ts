import { execFileSync } from 'node:child_process';
import { format } from './format.ts';
import { repository } from './repository.ts';

/** Links new files of packages into the workspace and formats them. */
export function finish(...paths: string[]): string {
  execFileSync('pnpm', ['install', '--no-frozen-lockfile', '--silent'], { cwd: repository, stdio: 'inherit' });
  return `Installed; ${format(paths)}`;
}
