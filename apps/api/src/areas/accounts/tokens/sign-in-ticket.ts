import type { Clock } from '../../../core/clock.ts';
import type { UserRow } from '../users/user-repository.ts';
import { SignedTokens } from './signed-tokens.ts';

const kind = { type: 'sign-in+jwt', audience: 'dopahiya-sign-in', seconds: 5 * 60 };

/** Whose right password a ticket stands for. */
type Holder = Pick<UserRow, 'id' | 'password_changed_at'>;

/** What somebody gets for the right password whose account asks for a code too: it opens nothing without one. */
export class SignInTickets {
  readonly #tokens: SignedTokens;

  constructor(keys: readonly Uint8Array[], clock: Clock) {
    this.#tokens = new SignedTokens(keys, clock, kind);
  }

  /** A ticket for five minutes, or until the password is another one. */
  give({ id, password_changed_at }: Holder): Promise<string> {
    return this.#tokens.sign(id, { pwd: password_changed_at.getTime() });
  }

  /** Whose it is; undefined when it is none of ours, or over. */
  async holderOf(ticket: string): Promise<Holder | undefined> {
    const payload = await this.#tokens.verify(ticket, ['pwd']);
    return payload && { id: Number(payload.sub), password_changed_at: new Date(Number(payload['pwd'])) };
  }
}
