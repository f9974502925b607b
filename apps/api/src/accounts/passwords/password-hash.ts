import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP's parameters for argon2id: 19 MiB of memory, two passes, one lane. */
const current = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const argon = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

/** The password's hash in the PHC format, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, { ...current, salt, length: HASH_BYTES });
  const { memory, passes, parallelism } = current;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`;
}

/** Whether a password has this hash. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const { hash, ...parameters } = parse(stored);
  return timingSafeEqual(await derive(password, { ...parameters, length: hash.length }), hash);
}

/** Whether a hash was made with less than is used today. */
export function isOutdated(stored: string): boolean {
  const { memory, passes } = parse(stored);
  return memory < current.memory || passes < current.passes;
}

interface Derivation {
  memory: number;
  passes: number;
  parallelism: number;
  salt: Buffer;
  length: number;
}

/** Normalised, so that a password is the same from every keyboard. */
function derive(password: string, { salt, length, ...parameters }: Derivation): Promise<Buffer> {
  return argon('argon2id', {
    ...parameters,
    message: Buffer.from(password.normalize('NFKC')),
    nonce: salt,
    tagLength: length,
  });
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

function parse(stored: string) {
  const [, memory, passes, parallelism, salt = '', hash = ''] = phc.exec(stored) ?? [];
  if (!hash) throw new Error('A stored password hash is not in the PHC format of argon2id.');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

const encode = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
