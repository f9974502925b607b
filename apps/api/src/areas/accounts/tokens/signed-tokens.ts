import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../../core/clock.ts';
import { nameOfKey } from './signing-keys.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'dopahiya';

/** Type, audience and lifetime of a kind of token. */
export interface TokenKind {
  type: string;
  audience: string;
  seconds: number;
}

/** Signs tokens of one kind with the first key and verifies them with any of the keys. */
export class SignedTokens {
  readonly #keys: ReadonlyMap<string, Uint8Array>;
  readonly #clock: Clock;
  readonly #kind: TokenKind;

  /** @param keys The current key, then the previous one; at least 32 bytes each. */
  constructor(keys: readonly Uint8Array[], clock: Clock, kind: TokenKind) {
    this.#keys = new Map(keys.map((key) => [nameOfKey(key), key]));
    this.#clock = clock;
    this.#kind = kind;
  }

  /** Signs a token for a user with `claims`. */
  sign(user: number, claims: JWTPayload): Promise<string> {
    const [[kid, key] = []] = [...this.#keys];
    if (!kid || !key) throw new Error('There is no key to sign tokens with.');
    const now = Math.floor(this.#clock().getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid, typ: this.#kind.type })
      .setIssuer(ISSUER)
      .setAudience(this.#kind.audience)
      .setSubject(String(user))
      .setIssuedAt(now)
      .setExpirationTime(now + this.#kind.seconds)
      .sign(key);
  }

  /** Returns a token's payload; undefined if it is invalid, expired, of another kind, or lacks one of the required claims. */
  async verify(token: string, claims: readonly string[]): Promise<JWTPayload | undefined> {
    try {
      const { payload } = await jwtVerify(token, ({ kid = '' }) => this.#keyOf(kid), {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: this.#kind.audience,
        typ: this.#kind.type,
        requiredClaims: ['sub', 'exp', ...claims],
        currentDate: this.#clock(),
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  #keyOf(kid: string): Uint8Array {
    const key = this.#keys.get(kid);
    if (!key) throw new errors.JWSSignatureVerificationFailed();
    return key;
  }
}
