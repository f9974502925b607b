import type { Clock } from '../../../core/clock.ts';
import { SignedTokens } from './signed-tokens.ts';

const kind = { type: 'at+jwt', audience: 'dopahiya-api', seconds: 15 * 60 };

/** What an access token says: who, in which session, and with which refresh token it was given, by its hash. */
export interface AccessClaims {
  user: number;
  session: number;
  givenWith: string;
}

/** Tokens with which calls are made in the name of a user, good for fifteen minutes. */
export class AccessTokens {
  readonly #tokens: SignedTokens;

  /** @param keys The key in use, then the one that it replaced; at least 32 bytes each. */
  constructor(keys: readonly Uint8Array[], clock: Clock) {
    this.#tokens = new SignedTokens(keys, clock, kind);
  }

  sign({ user, session, givenWith }: AccessClaims): Promise<string> {
    return this.#tokens.sign(user, { sid: String(session), rth: givenWith });
  }

  /** What a token says; undefined when it is none of ours, or over. */
  async verify(token: string): Promise<AccessClaims | undefined> {
    const payload = await this.#tokens.verify(token, ['sid', 'rth']);
    return payload && { user: Number(payload.sub), session: Number(payload['sid']), givenWith: String(payload['rth']) };
  }
}
