import { globSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findOnPath, isProgram } from './find-on-path.ts';

/** Debian installs the programs of each version in a separate folder, not on PATH. */
const debianFolders = '/usr/lib/postgresql/*/bin';

/**
 * Finds the folder of the PostgreSQL programs that create and run a cluster: that of POSTGRES_BIN, on PATH, or Debian's newest; null if
 * there is none.
 * @throws if POSTGRES_BIN names a folder without them.
 */
export function findPostgres(debian: string = debianFolders): string | null {
  const named = process.env['POSTGRES_BIN'];
  if (!named) return folderOnPath() ?? newestOf(globSync(debian)) ?? null;
  if (hasPrograms(named)) return named;
  throw new Error(`POSTGRES_BIN names ${named}, where initdb and postgres are not. Correct it or unset it.`);
}

const hasPrograms = (folder: string): boolean =>
  ['initdb', 'postgres'].every((program) => isProgram(join(folder, program)));

/** Resolves a link on PATH: the other programs are in its target's folder. */
function folderOnPath(): string | undefined {
  const initdb = findOnPath(['initdb']);
  const folders = initdb ? [dirname(initdb), dirname(realpathSync(initdb))] : [];
  return folders.find(hasPrograms);
}

function newestOf(folders: string[]): string | undefined {
  const newestFirst = folders.toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }));
  return newestFirst.find(hasPrograms);
}
