import { createHash, randomBytes } from 'node:crypto';

/** Generates a token of 256 random bits, as text. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a token for storage; tokens are random, so no salt is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
