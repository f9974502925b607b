import { globSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findOnPath, isProgram } from './find-on-path.ts';

/** Debian keeps the programs of each version in a folder of its own, off PATH. */
const debianFolders = '/usr/lib/postgresql/*/bin';

/**
 * The folder of the PostgreSQL programs that make and run a cluster: the one that POSTGRES_BIN names, that of PATH, or the
 * newest of Debian's; null when there is none.
 * @throws when POSTGRES_BIN names a folder without them.
 */
export function findPostgres(debian: string = debianFolders): string | null {
  const named = process.env['POSTGRES_BIN'];
  if (!named) return folderOnPath() ?? newestOf(globSync(debian)) ?? null;
  if (hasPrograms(named)) return named;
  throw new Error(`POSTGRES_BIN names ${named}, where initdb and postgres are not. Correct it or unset it.`);
}

const hasPrograms = (folder: string): boolean =>
  ['initdb', 'postgres'].every((program) => isProgram(join(folder, program)));

/** A link on PATH may stand alone: the other programs are where it leads. */
function folderOnPath(): string | undefined {
  const initdb = findOnPath(['initdb']);
  const folders = initdb ? [dirname(initdb), dirname(realpathSync(initdb))] : [];
  return folders.find(hasPrograms);
}

function newestOf(folders: string[]): string | undefined {
  const newestFirst = folders.toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }));
  return newestFirst.find(hasPrograms);
}
