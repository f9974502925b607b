import type { Clock } from '../../../core/clock.ts';
import { SignedTokens } from './signed-tokens.ts';

const kind = { type: 'at+jwt', audience: 'dopahiya-api', seconds: 15 * 60 };

/** Claims of an access token: user, session, and the hash of the refresh token issued with it. */
export interface AccessClaims {
  user: number;
  session: number;
  givenWith: string;
}

/** Signs and verifies access tokens, valid for fifteen minutes. */
export class AccessTokens {
  readonly #tokens: SignedTokens;

  /** @param keys The current key, then the previous one; at least 32 bytes each. */
  constructor(keys: readonly Uint8Array[], clock: Clock) {
    this.#tokens = new SignedTokens(keys, clock, kind);
  }

  sign({ user, session, givenWith }: AccessClaims): Promise<string> {
    return this.#tokens.sign(user, { sid: String(session), rth: givenWith });
  }

  /** Returns a token's claims; undefined if it is invalid or expired. */
  async verify(token: string): Promise<AccessClaims | undefined> {
    const payload = await this.#tokens.verify(token, ['sid', 'rth']);
    return payload && { user: Number(payload.sub), session: Number(payload['sid']), givenWith: String(payload['rth']) };
  }
}
