import type { Clock } from '../../clock.ts';
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

/** Makes the links of mails, each good once and for an hour. */
export class MailLinks {
  readonly #sources: MailLinkSources;

  constructor(sources: MailLinkSources) {
    this.#sources = sources;
  }

  /** A link for the owner of an address, in place of the last one of its purpose. */
  async make({ id, email_key }: Pick<UserRow, 'id' | 'email_key'>, purpose: MailToken['purpose']): Promise<string> {
    const { recovery, siteOrigin, clock } = this.#sources;
    const token = createToken();
    const expires_at = new Date(clock().getTime() + MAIL_LINK_MS);
    await recovery.save({ hash: hashToken(token), user_id: id, purpose, email_key, expires_at });
    return `${siteOrigin}/${pages[purpose]}?token=${token}`;
  }
}
