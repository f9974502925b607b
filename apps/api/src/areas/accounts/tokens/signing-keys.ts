import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFolder } from '../../../core/database/data-folders.ts';
import { isKey, KEY_BYTES } from '../../../core/settings/setting-values.ts';
import { StartError } from '../../../core/command/start-error.ts';

/** Where the keys of access tokens come from: the settings, else a file beside the embedded database. */
export interface KeySettings {
  /** The key in use and the one that it replaced, base64url of 32 bytes or more each. */
  jwtKeys?: readonly string[] | undefined;
  databaseUrl?: string | undefined;
  dataDir?: string | undefined;
}

/** The keys of access tokens. @throws StartError on a PostgreSQL server without a key: all replicas must share one. */
export function signingKeys({ jwtKeys = [], databaseUrl, dataDir }: KeySettings): Uint8Array[] {
  if (jwtKeys.length > 0) return jwtKeys.map((text) => Buffer.from(text, 'base64url'));
  if (databaseUrl)
    throw new StartError(
      'JWT_KEY is not set, and every server on a PostgreSQL database must sign sessions with the same key. ' +
        'Set it to 32 random bytes or more as base64url, for example what `openssl rand -base64 48 | tr +/ -_` prints.',
    );
  return [dataDir ? storedKey(dataDir) : randomBytes(KEY_BYTES)];
}

/** A name by which a key is found again; it says nothing of the key. */
export const nameOfKey = (key: Uint8Array): string => createHash('sha256').update(key).digest('base64url').slice(0, 12);

/** The key in a folder that this process alone uses; made once, for its owner's eyes. */
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
