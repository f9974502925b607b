import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text: what a browser or a mail carries. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database has of a token: as random as it is, so it needs no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
