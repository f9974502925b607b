import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { nameOfKey } from '../tokens/signing-keys.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = 'dopahiya second factors';

/**
 * Encrypts secrets stored in the database with keys derived from the access token keys, so that a database dump alone reveals nothing. A
 * sealed secret opens only for the same owner.
 */
export class SecretBox {
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #current: readonly [name: string, key: Buffer];

  /** @param keys The current key, then the previous one. */
  constructor(keys: readonly Uint8Array[]) {
    const derived = keys.map((key) => Buffer.from(hkdfSync('sha256', key, '', PURPOSE, KEY_BYTES)));
    this.#keys = new Map(derived.map((key) => [nameOfKey(key), key]));
    const [current] = [...this.#keys];
    if (!current) throw new Error('There is no key to encrypt with.');
    this.#current = current;
  }

  seal(secret: string, owner: number): string {
    const nonce = randomBytes(NONCE_BYTES);
    const [name, key] = this.#current;
    const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(labelOf(owner));
    const sealed = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()];
    return `${name}.${Buffer.concat(sealed).toString('base64url')}`;
  }

  /** Decrypts a secret; undefined if its key is gone, it belongs to another owner, or it was tampered with. */
  open(sealed: string, owner: number): string | undefined {
    const [name = '', text = ''] = sealed.split('.');
    const key = this.#keys.get(name);
    return key && decrypt(Buffer.from(text, 'base64url'), key, owner);
  }

  /** Checks whether a secret was sealed with the current key. */
  isCurrent(sealed: string): boolean {
    return sealed.startsWith(`${this.#current[0]}.`);
  }
}

function decrypt(sealed: Buffer, key: Buffer, owner: number): string | undefined {
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(labelOf(owner)).setAuthTag(sealed.subarray(-TAG_BYTES));
    const secret = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([secret, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

const labelOf = (owner: number): Buffer => Buffer.from(String(owner));
