import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTemporaryDatabase } from '@dopahiya/api/testing';

/** Empty database for one run. */
export interface RunDatabase {
  /** Settings with which the site finds it. */
  settings: Record<string, string>;
  remove: () => Promise<void>;
}

/** Disables rate limits: all visitors share one address. */
const unlimited = Object.fromEntries(
  ['WRITES', 'TALKS', 'LISTINGS', 'SIGN_INS', 'REGISTRATIONS', 'CONFIRMATIONS'].map((calls) => [
    `${calls}_PER_MINUTE`,
    '1000000',
  ]),
);

/** Creates a database for this run: on the server of DATABASE_URL, else embedded in its own folder. */
export async function openDatabase(): Promise<RunDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'dopahiya-e2e-'));
  const server = process.env['DATABASE_URL'];
  const database = server ? await createTemporaryDatabase(server) : undefined;
  const settings = {
    ...unlimited,
    DATA_DIR: folder,
    ...(database && { DATABASE_URL: database.url, JWT_KEY: randomBytes(32).toString('base64url') }),
  };
  const remove = async () => {
    await database?.drop();
    rmSync(folder, { recursive: true });
  };
  return { settings, remove };
}
