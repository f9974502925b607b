import { randomBytes, timingSafeEqual } from 'node:crypto';

/** OWASP's parameters for argon2id: 19 MiB of memory, two passes, one lane. */
const current = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** Input of `argon2Sync`. */
export interface Derivation {
  message: Uint8Array;
  nonce: Uint8Array;
  memory: number;
  passes: number;
  parallelism: number;
  tagLength: number;
}

/** Derives a hash with argon2id. */
export type Derive = (derivation: Derivation) => Promise<Uint8Array>;

/** Hashes a password. @returns the PHC format, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string, derive: Derive): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const hash = await derive({ ...current, message: messageOf(password), nonce, tagLength: HASH_BYTES });
  return format(nonce, hash);
}

/** Returns a hash that no password matches; checking against it takes as long as against a real one. */
export const hashOfNothing = (): string => format(randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));

/** Checks a password against a stored hash. */
export async function verifyPassword(password: string, stored: string, derive: Derive): Promise<boolean> {
  const { hash, ...parameters } = parse(stored);
  const derived = await derive({ ...parameters, message: messageOf(password), tagLength: hash.length });
  return timingSafeEqual(derived, hash);
}

/** Checks whether a hash was made with weaker parameters than the current ones. */
export function isOutdated(stored: string): boolean {
  const { memory, passes } = parse(stored);
  return memory < current.memory || passes < current.passes;
}

/** Normalises the password, so that it is the same from every keyboard. */
const messageOf = (password: string): Buffer => Buffer.from(password.normalize('NFKC'));

function format(nonce: Uint8Array, hash: Uint8Array): string {
  const { memory, passes, parallelism } = current;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(hash)}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

function parse(stored: string) {
  const [, memory, passes, parallelism, salt = '', hash = ''] = phc.exec(stored) ?? [];
  if (!hash) throw new Error('A stored password hash is not in the PHC format of argon2id.');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

const encode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replaceAll('=', '');
