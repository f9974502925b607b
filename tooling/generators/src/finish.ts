import { execFileSync } from 'node:child_process';
import { repository } from './repository.ts';
import { join } from 'node:path';

/** Links new files of packages into the workspace and formats them. */
export function finish(...paths: string[]): string {
  execFileSync('pnpm', ['install', '--no-frozen-lockfile', '--silent'], { cwd: repository, stdio: 'inherit' });
  return `Installed; ${format(paths)}`;
}

/** Formats files and folders. */
export function format(paths: string[]): string {
  execFileSync(join(repository, 'node_modules/.bin/oxfmt'), paths, { cwd: repository });
  return `${paths.join(', ')} is formatted`;
}

/** Plop action that fills the templates of a folder and writes them to another. */
export const copyTemplates = (base: string, destination: string, data: Record<string, string | boolean>) => ({
  type: 'addMany' as const,
  base,
  templateFiles: `${base}/**`,
  globOptions: { dot: true },
  destination,
  data,
});
