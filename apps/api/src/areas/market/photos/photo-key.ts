import { randomBytes } from 'node:crypto';

const SECONDS_BYTES = 4;
const CHANCE_BYTES = 12;

/** Creates an unguessable key that contains its creation time, so that a file's age is known without reading it. */
export function newPhotoKey(now: Date): string {
  const seconds = Buffer.alloc(SECONDS_BYTES);
  seconds.writeUInt32BE(Math.floor(now.getTime() / 1000));
  return Buffer.concat([seconds, randomBytes(CHANCE_BYTES)]).toString('base64url');
}

/** Returns when a key was created, in ms since 1970. */
export function momentOfKey(key: string): number {
  return Buffer.from(key, 'base64url').readUInt32BE(0) * 1000;
}
