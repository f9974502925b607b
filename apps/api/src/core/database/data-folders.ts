import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../command/start-error.ts';
import { existsSync, mkdirSync } from 'node:fs';

/**
 * Takes the data folder for this process alone; PGlite itself lets two processes open one folder and lose rows.
 * The lock is the operating system's (SQLite holds it on a file), so it ends with the process, however it ends.
 * @returns a function that gives the folder back.
 * @throws StartError when another living process holds the folder, or when it cannot be written.
 */
export function lockFolder(folder: string): () => void {
  const lock = openLock(folder);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new StartError(
      `The data folder ${folder} is in use by another process, and two would lose rows. ` +
        'Stop the other process, set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL server.',
      { cause: error },
    );
  }
  return () => lock.close();
}

/**
 * Creates a folder and those above it, where they are missing. Node's own recursive way never returns below a folder
 * that takes no others, such as `/proc`.
 * @throws what the file system says.
 */
export function createFolder(path: string): void {
  if (existsSync(path)) return;
  createFolder(dirname(path));
  mkdirSync(path);
}

function openLock(folder: string): DatabaseSync {
  try {
    createFolder(folder);
    return new DatabaseSync(join(folder, 'dopahiya.lock'));
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written (${(error as Error).message}). ` +
        'Give this user the right to write there, or set DATA_DIR to another folder.',
      { cause: error },
    );
  }
}
