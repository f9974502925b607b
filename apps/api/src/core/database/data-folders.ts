import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { existsSync, mkdirSync } from 'node:fs';
import { StartError } from '../command/start-error.ts';

/**
 * Locks the data folder for this process: PGlite lets two processes open one folder and lose rows. It is an operating system lock
 * (SQLite's, on a file), so it is released however the process ends.
 * @returns a function that unlocks the folder.
 * @throws StartError if another running process holds the folder, or it is not writable.
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
 * Creates a folder and its missing parents. Node's recursive `mkdir` never returns for a parent that allows no new folders, such as
 * `/proc`.
 * @throws the file system's error.
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
