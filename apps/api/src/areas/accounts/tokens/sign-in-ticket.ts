import type { Clock } from '../../../core/clock.ts';
import type { UserRow } from '../users/user-repository.ts';
import { SignedTokens } from './signed-tokens.ts';

const kind = { type: 'sign-in+jwt', audience: 'dopahiya-sign-in', seconds: 5 * 60 };

/** The user whose password was checked. */
type Holder = Pick<UserRow, 'id' | 'password_changed_at'>;

/** Signs and verifies tickets that carry a sign-in from the password to the second factor. */
export class SignInTickets {
  readonly #tokens: SignedTokens;

  constructor(keys: readonly Uint8Array[], clock: Clock) {
    this.#tokens = new SignedTokens(keys, clock, kind);
  }

  /** Creates a ticket, valid for five minutes or until the password changes. */
  give({ id, password_changed_at }: Holder): Promise<string> {
    return this.#tokens.sign(id, { pwd: password_changed_at.getTime() });
  }

  /** Returns a ticket's user; undefined if it is invalid or expired. */
  async holderOf(ticket: string): Promise<Holder | undefined> {
    const payload = await this.#tokens.verify(ticket, ['pwd']);
    return payload && { id: Number(payload.sub), password_changed_at: new Date(Number(payload['pwd'])) };
  }
}
