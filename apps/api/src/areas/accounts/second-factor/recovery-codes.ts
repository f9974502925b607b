import { createHash, randomInt } from 'node:crypto';

/** Number of codes an account gets at once. */
const RECOVERY_CODES = 10;

/** Without letters that look like digits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUPS = 6;
const PER_GROUP = 4;

/** Generates recovery codes of 120 random bits each, in groups that are easy to read out. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: GROUPS }, () => Array.from({ length: PER_GROUP }, randomSign).join('')).join('-'),
  );
}

/** Hashes a recovery code for storage, ignoring case, spaces, hyphens and look-alike letters. Codes are random, so no salt is needed. */
export function hashRecoveryCode(code: string): string {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return createHash('sha256').update(plain).digest('base64url');
}

const randomSign = (): string => ALPHABET.charAt(randomInt(ALPHABET.length));
