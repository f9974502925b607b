import { type LinkPurpose, pathFor } from '../../../core/outbox/draft-mail.ts';
import type { Clock } from '../../../core/clock.ts';
import { createToken, hashToken } from '../tokens/opaque-token.ts';
import type { UserRow } from '../users/user-repository.ts';
import type { MailToken, RecoveryRepository } from './recovery-repository.ts';

/** Lifetime of a link in a mail, in ms. */
export const MAIL_LINK_MS = 3_600_000;

const pages = {
  reset: '/reset-password',
  verify: '/verify-email',
  'email-old': '/verify-email',
  'email-new': '/verify-email',
} as const;

/** Dependencies of {@link MailLinks}. */
export interface MailLinkSources {
  recovery: Pick<RecoveryRepository, 'save'>;
  siteOrigin: string;
  clock: Clock;
}

/** The account and email address that a link is for. */
type LinkOwner = Pick<UserRow, 'id' | 'email_key' | 'language'>;

/** Creates one-time links for mails, valid for an hour; the most recent ones for a purpose stay valid side by side. */
export class MailLinks {
  readonly #sources: MailLinkSources;

  constructor(sources: MailLinkSources) {
    this.#sources = sources;
  }

  /** Creates a link for an account; undefined if the account was deleted. */
  async make(owner: LinkOwner, purpose: LinkPurpose): Promise<string | undefined> {
    const { token, url } = this.#new(owner, purpose);
    const present = await this.#sources.recovery.save([token]);
    return present.has(owner.id) ? url : undefined;
  }

  /** Creates a link for each of the accounts that still exist. */
  async makeForEach<Owner extends LinkOwner>(
    owners: readonly Owner[],
    purpose: LinkPurpose,
  ): Promise<{ owner: Owner; url: string }[]> {
    const made = owners.map((owner) => ({ owner, ...this.#new(owner, purpose) }));
    const present = await this.#sources.recovery.save(made.map(({ token }) => token));
    const owned = made.filter(({ owner }) => present.has(owner.id));
    return owned.map(({ owner, url }) => ({ owner, url }));
  }

  #new({ id, email_key, language }: LinkOwner, purpose: LinkPurpose): { token: MailToken; url: string } {
    const { siteOrigin, clock } = this.#sources;
    const secret = createToken();
    const expires_at = new Date(clock().getTime() + MAIL_LINK_MS);
    return {
      token: { hash: hashToken(secret), user_id: id, purpose, email_key, expires_at },
      url: siteOrigin + pathFor({ language }, `${pages[purpose]}?token=${secret}`),
    };
  }
}
