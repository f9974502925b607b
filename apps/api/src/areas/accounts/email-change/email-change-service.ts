import type { CheckedEmailChange } from '@dopahiya/domain/inputs';
import type { Author } from '../../../core/author.ts';
import type { Clock } from '../../../core/clock.ts';
import { invalidFields } from '../../../core/errors.ts';
import type { MailDraft } from '../../../core/outbox/draft-mail.ts';
import { emailChangedMails, newAddressMail, oldAddressMail } from '../mail/account-mails.ts';
import { MAIL_LINK_MS } from '../recovery/mail-links.ts';
import type { UserRow } from '../users/user-repository.ts';
import type { UserService } from '../users/user-service.ts';
import type { EmailChangeRepository } from './email-change-repository.ts';
import type { ReportEvent } from '../../../core/log/open-log.ts';
import { inOwnScript, keyOf } from '../../../core/names/account-names.ts';
import { accountErrors, errors } from '../../../core/texts/index.ts';

/** Dependencies of {@link EmailChangeService}. */
export interface EmailChangeSources {
  emailChanges: EmailChangeRepository;
  accounts: Pick<UserService, 'confirm'>;
  report: ReportEvent;
  clock: Clock;
}

/** Changes email addresses: requires the password and a confirmation from both addresses. */
export class EmailChangeService {
  readonly #sources: EmailChangeSources;

  constructor(sources: EmailChangeSources) {
    this.#sources = sources;
  }

  /**
   * Sends a confirmation link to the new and the old address; an old address that was never confirmed only gets a notice.
   * @throws AppError 400 if the password is wrong.
   */
  async ask({ id }: Author, { email: typed, password }: CheckedEmailChange): Promise<void> {
    const email = inOwnScript(typed);
    const { accounts, emailChanges, report, clock } = this.#sources;
    const user = await accounts.confirm(id, password);
    if (keyOf(email) === user.email_key) throw invalidFields({ email: [accountErrors.sameEmail] });
    const now = clock();
    const change = {
      user_id: id,
      email,
      email_key: keyOf(email),
      old_confirmed_at: user.email_verified_at ? null : now,
      new_confirmed_at: null,
      expires_at: new Date(now.getTime() + MAIL_LINK_MS),
    };
    await emailChanges.begin(change, () => linkMails(user, email));
    report('change of mail address asked', { user: id });
  }

  /** Returns the new email address that is pending confirmation; null if none. */
  async pending(user: number): Promise<string | null> {
    const { emailChanges, clock } = this.#sources;
    return (await emailChanges.pending(user, clock())) ?? null;
  }

  /** Uses a confirmation link. @returns whether the other address still has to confirm; undefined if the link is not valid. */
  async confirm(hash: string): Promise<{ waits: boolean } | undefined> {
    const { emailChanges, report, clock } = this.#sources;
    const confirmation = await emailChanges.confirm(hash, clock(), ({ before, after }) =>
      emailChangedMails(before, after),
    );
    if (!confirmation) return undefined;
    if (!confirmation.isWhole) return { waits: true };
    report('mail address changed', { user: confirmation.after.id });
    return { waits: false };
  }
}

function linkMails(user: UserRow, email: string): MailDraft[] {
  const to = { ...user, email, email_key: keyOf(email), email_verified_at: null };
  return [newAddressMail(to), oldAddressMail(user, email)];
}
