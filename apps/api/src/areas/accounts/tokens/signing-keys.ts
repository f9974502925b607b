import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFolder } from '../../../core/database/data-folders.ts';
import { isKey, KEY_BYTES } from '../../../core/settings/setting-values.ts';
import { StartError } from '../../../core/command/start-error.ts';

/** Source of the signing keys: the settings, or else a file next to the embedded database. */
export interface KeySettings {
  /** The current key and the previous one, each as base64url of at least 32 bytes. */
  jwtKeys?: readonly string[] | undefined;
  databaseUrl?: string | undefined;
  dataDir?: string | undefined;
}

/** Returns the signing keys of access tokens. @throws StartError with PostgreSQL if no key is set: all replicas must share one. */
export function signingKeys({ jwtKeys = [], databaseUrl, dataDir }: KeySettings): Uint8Array[] {
  if (jwtKeys.length > 0) return jwtKeys.map((text) => Buffer.from(text, 'base64url'));
  if (databaseUrl)
    throw new StartError(
      'JWT_KEY is not set, and every server on a PostgreSQL database must sign sessions with the same key. ' +
        'Set it to 32 random bytes or more as base64url, for example what `openssl rand -base64 48 | tr +/ -_` prints.',
    );
  return [dataDir ? storedKey(dataDir) : randomBytes(KEY_BYTES)];
}

/** Returns a key's id, which does not reveal the key. */
export const nameOfKey = (key: Uint8Array): string => createHash('sha256').update(key).digest('base64url').slice(0, 12);

/** Returns the key stored in the data folder, creating it on first use, readable only by its owner. */
function storedKey(folder: string): Uint8Array {
  createFolder(folder);
  const path = join(folder, 'jwt-key');
  try {
    writeFileSync(path, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const text = readFileSync(path, 'utf8').trim();
  if (isKey(text)) return Buffer.from(text, 'base64url');
  throw new StartError(`The key in ${path} is damaged. Delete the file: everybody then signs in once more.`);
}
