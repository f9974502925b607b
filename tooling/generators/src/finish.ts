import { execFileSync } from 'node:child_process';
import { repository } from './repository.ts';

/** Links the new files of a package into the workspace and formats them. */
export function finish(folder: string): string {
  execFileSync('pnpm', ['install', '--no-frozen-lockfile', '--silent'], { cwd: repository, stdio: 'inherit' });
  execFileSync('pnpm', ['exec', 'oxfmt', folder], { cwd: repository });
  return `${folder} is installed and formatted`;
}
