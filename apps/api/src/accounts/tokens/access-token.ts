import { createHash } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../clock.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'dopahiya';
const AUDIENCE = 'dopahiya-api';
const TYPE = 'at+jwt';
const LIFE_SECONDS = 15 * 60;

/** What an access token says: who, and in which session. */
export interface AccessClaims {
  user: number;
  session: number;
}

/** Signs and verifies access tokens with the first of its keys, and verifies those of the others. */
export class AccessTokens {
  readonly #keys: ReadonlyMap<string, Uint8Array>;
  readonly #clock: Clock;

  /** @param keys The key in use, then the one that it replaced; at least 32 bytes each. */
  constructor(keys: readonly Uint8Array[], clock: Clock) {
    this.#keys = new Map(keys.map((key) => [nameOf(key), key]));
    this.#clock = clock;
  }

  /** A token for fifteen minutes. */
  sign({ user, session }: AccessClaims): Promise<string> {
    const [[kid, key] = []] = [...this.#keys];
    if (!kid || !key) throw new Error('There is no key to sign access tokens with.');
    const now = Math.floor(this.#clock().getTime() / 1000);
    return new SignJWT({ sid: String(session) })
      .setProtectedHeader({ alg: ALGORITHM, kid, typ: TYPE })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(String(user))
      .setIssuedAt(now)
      .setExpirationTime(now + LIFE_SECONDS)
      .sign(key);
  }

  /** What a token says; undefined when it is none of ours, or over. */
  async verify(token: string): Promise<AccessClaims | undefined> {
    try {
      const { payload } = await jwtVerify(token, ({ kid = '' }) => this.#keyOf(kid), {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: TYPE,
        requiredClaims: ['sub', 'sid', 'exp'],
        currentDate: this.#clock(),
      });
      return { user: Number(payload.sub), session: Number(payload['sid']) };
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

/** A key's name says nothing of the key. */
const nameOf = (key: Uint8Array): string => createHash('sha256').update(key).digest('base64url').slice(0, 12);
