import type { LinkPurpose } from '../../../core/outbox/draft-mail.ts';
import type { Clock } from '../../../core/clock.ts';
import { createToken, hashToken } from '../tokens/opaque-token.ts';
import type { UserRow } from '../users/user-repository.ts';
import type { MailToken, RecoveryRepository } from './recovery-repository.ts';

/** How long a link in a mail is good. */
export const MAIL_LINK_MS = 3_600_000;

const pages = {
  reset: 'reset-password',
  verify: 'verify-email',
  'email-old': 'verify-email',
  'email-new': 'verify-email',
} as const;

/** What links in mails are made with. */
export interface MailLinkSources {
  recovery: Pick<RecoveryRepository, 'save'>;
  siteOrigin: string;
  clock: Clock;
}

/** Whom a link is for, at the address that it goes to. */
type LinkOwner = Pick<UserRow, 'id' | 'email_key'>;

/** Makes the links of mails, each good once and for an hour, beside the last ones of its purpose. */
export class MailLinks {
  readonly #sources: MailLinkSources;

  constructor(sources: MailLinkSources) {
    this.#sources = sources;
  }

  /** A link for the owner of an address; undefined when the account was deleted. */
  async make(owner: LinkOwner, purpose: LinkPurpose): Promise<string | undefined> {
    const { token, url } = this.#new(owner, purpose);
    const present = await this.#sources.recovery.save([token]);
    return present.has(owner.id) ? url : undefined;
  }

  /** A link for each of several accounts that is still there. */
  async makeForEach<Owner extends LinkOwner>(
    owners: readonly Owner[],
    purpose: LinkPurpose,
  ): Promise<{ owner: Owner; url: string }[]> {
    const made = owners.map((owner) => ({ owner, ...this.#new(owner, purpose) }));
    const present = await this.#sources.recovery.save(made.map(({ token }) => token));
    const owned = made.filter(({ owner }) => present.has(owner.id));
    return owned.map(({ owner, url }) => ({ owner, url }));
  }

  #new({ id, email_key }: LinkOwner, purpose: LinkPurpose): { token: MailToken; url: string } {
    const { siteOrigin, clock } = this.#sources;
    const secret = createToken();
    const expires_at = new Date(clock().getTime() + MAIL_LINK_MS);
    return {
      token: { hash: hashToken(secret), user_id: id, purpose, email_key, expires_at },
      url: `${siteOrigin}/${pages[purpose]}?token=${secret}`,
    };
  }
}
