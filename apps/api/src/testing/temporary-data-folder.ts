import { cpSync, existsSync, mkdtempSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openDatabase } from '../core/database/open-database.ts';
import { temporaryFolder } from './temporary-folder.ts';

let prepared: Promise<string> | undefined;

/** A data folder of one test whose embedded database has its tables already: to make one takes seven times as long. */
export async function temporaryDataFolder(): Promise<string> {
  const folder = temporaryFolder();
  cpSync(await (prepared ??= prepare()), folder, { recursive: true });
  return folder;
}

/** Makes the tables once for all workers; those that begin at the same moment make their own. */
async function prepare(): Promise<string> {
  const shared = join(inject('prepared'), 'data');
  if (existsSync(shared)) return shared;
  const folder = mkdtempSync(join(inject('prepared'), 'data-'));
  const { close } = await openDatabase({ dataDir: folder });
  await close();
  try {
    renameSync(folder, shared);
    return shared;
  } catch {
    // Another worker was quicker.
    return folder;
  }
}
