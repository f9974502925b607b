import type { Author } from '../../author.ts';
import type { Clock } from '../../clock.ts';
import { invalidFields } from '../../errors.ts';
import type { ReportEvent } from '../account-deps.ts';
import { emailChangedMails, newAddressMail, oldAddressMail } from '../mail/account-mails.ts';
import type { Mailer } from '../mail/mailer.ts';
import { MAIL_LINK_MS, type MailLinks } from '../recovery/mail-links.ts';
import { keyOf } from '../users/user-input.ts';
import type { UserRow } from '../users/user-repository.ts';
import type { UserService } from '../users/user-service.ts';
import type { CheckedEmailChange } from './email-change-input.ts';
import type { EmailChangeRepository } from './email-change-repository.ts';

/** What a service of changed mail addresses works with. */
export interface EmailChangeSources {
  emailChanges: EmailChangeRepository;
  accounts: Pick<UserService, 'confirm'>;
  links: MailLinks;
  mailer: Mailer;
  report: ReportEvent;
  clock: Clock;
}

/** Mail addresses that are changed: by who knows the password, and reads the mails of both addresses. */
export class EmailChangeService {
  readonly #sources: EmailChangeSources;

  constructor(sources: EmailChangeSources) {
    this.#sources = sources;
  }

  /**
   * Sends a link to the new address, and to the old one; only an old one that was never confirmed is not asked, but told.
   * @throws AppError 400 when the password is wrong.
   */
  async ask({ id }: Author, { email, password }: CheckedEmailChange): Promise<void> {
    const { accounts, emailChanges, report, clock } = this.#sources;
    const user = await accounts.confirm(id, password);
    if (keyOf(email) === user.email_key) throw invalidFields({ email: ['This is your address already.'] });
    const now = clock();
    await emailChanges.begin({
      user_id: id,
      email,
      email_key: keyOf(email),
      old_confirmed_at: user.email_verified_at ? null : now,
      new_confirmed_at: null,
      expires_at: new Date(now.getTime() + MAIL_LINK_MS),
    });
    report('change of mail address asked', { user: id });
    this.#sendLinks(user, email);
  }

  /** The address that somebody wants to have, while it waits for its confirmations; else null. */
  async pending(user: number): Promise<string | null> {
    const { emailChanges, clock } = this.#sources;
    return (await emailChanges.pending(user, clock())) ?? null;
  }

  /** Takes the link of a change. @returns whether the other address is yet to confirm; undefined for no such link. */
  async confirm(hash: string): Promise<{ waits: boolean } | undefined> {
    const { emailChanges, mailer, report, clock } = this.#sources;
    const confirmation = await emailChanges.confirm(hash, clock());
    if (!confirmation) return undefined;
    if (!confirmation.isWhole) return { waits: true };
    const { before, after } = confirmation;
    report('mail address changed', { user: after.id });
    mailer.post(() => Promise.resolve(emailChangedMails(before, after)));
    return { waits: false };
  }

  #sendLinks(user: UserRow, email: string): void {
    const { mailer, links } = this.#sources;
    const to = { ...user, email, email_key: keyOf(email), email_verified_at: null };
    const drafts = [
      newAddressMail(to, () => links.make(to, 'email-new')),
      oldAddressMail(user, email, () => links.make(user, 'email-old')),
    ];
    mailer.post(() => Promise.resolve(drafts));
  }
}
