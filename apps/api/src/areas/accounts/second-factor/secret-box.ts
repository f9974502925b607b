import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { nameOfKey } from '../tokens/signing-keys.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const PURPOSE = 'dopahiya second factors';

/**
 * Encrypts what the database keeps and has to be read again: by keys that are derived from those of access tokens, so that
 * rows alone tell nobody anything. What it seals opens for the same owner alone.
 */
export class SecretBox {
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #current: readonly [name: string, key: Buffer];

  /** @param keys The key in use, then the one that it replaced. */
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

  /** Undefined when it was sealed with a key that is not there any more, for somebody else, or was changed. */
  open(sealed: string, owner: number): string | undefined {
    const [name = '', text = ''] = sealed.split('.');
    const key = this.#keys.get(name);
    return key && decrypt(Buffer.from(text, 'base64url'), key, owner);
  }

  /** Whether it was sealed with the key in use. */
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
