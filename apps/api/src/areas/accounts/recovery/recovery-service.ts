import type { Author } from '../../../core/author.ts';
import type { Clock } from '../../../core/clock.ts';
import { invalidFields } from '../../../core/errors.ts';
import { passwordChangedMail } from '../mail/account-mails.ts';
import type { PasswordKeeper } from '../passwords/password-keeper.ts';
import { hashToken } from '../tokens/opaque-token.ts';
import type { UserRow } from '../users/user-repository.ts';
import { type UserService, wrongPassword } from '../users/user-service.ts';
import type { CheckedPasswordChange, CheckedReset } from '@dopahiya/domain/inputs';
import type { EmailChangeService } from '../email-change/email-change-service.ts';
import type { RecoveryRepository } from './recovery-repository.ts';
import type { ReportEvent } from '../../../core/log/open-log.ts';
import { keyOf } from '../../../core/names/account-names.ts';
import { accountErrors, errors } from '../../../core/texts/index.ts';

/** Dependencies of {@link RecoveryService}. */
export interface RecoverySources {
  recovery: RecoveryRepository;
  accounts: Pick<UserService, 'confirm' | 'get'>;
  passwords: PasswordKeeper;
  emailChanges: Pick<EmailChangeService, 'confirm'>;
  report: ReportEvent;
  clock: Clock;
}

/** Resets and changes passwords, and confirms email addresses. */
export class RecoveryService {
  readonly #sources: RecoverySources;

  constructor(sources: RecoverySources) {
    this.#sources = sources;
  }

  /**
   * Enqueues one mail with a reset link for each account of this email address. Accounts are looked up only when it is sent, so that the
   * response does not reveal whether there are any.
   */
  forgot(email: string): Promise<void> {
    return this.#sources.recovery.askForLinks(keyOf(email));
  }

  /** Enqueues the mail that asks a user to confirm their email address. */
  askToVerify(user: UserRow): Promise<void> {
    return this.#sources.recovery.askToVerify(user);
  }

  /**
   * Sets a new password with a one-time link and ends every session.
   * @returns the account.
   * @throws AppError 400 if the link is no longer valid.
   */
  async reset({ token, password }: CheckedReset): Promise<UserRow> {
    const { recovery, passwords, clock, report } = this.#sources;
    const hash = hashToken(token);
    if (!(await recovery.exists(hash, 'reset', clock()))) throw linkIsOver();
    const user = await recovery.resetPassword(hash, await passwords.hash(password, 'known'), {
      now: clock(),
      mailOf: passwordChangedMail,
    });
    if (!user) throw linkIsOver();
    report('password reset', { user: user.id });
    return user;
  }

  /**
   * Confirms an email address with a link.
   * @returns whether another one has to be confirmed too.
   * @throws AppError 400 if the link is no longer valid.
   */
  async verify(token: string): Promise<{ waits: boolean }> {
    const { recovery, emailChanges, clock, report } = this.#sources;
    const hash = hashToken(token);
    const user = await recovery.verify(hash, clock());
    if (user) report('mail address confirmed', { user: user.id });
    const confirmed = user ? { waits: false } : await emailChanges.confirm(hash);
    if (!confirmed) throw linkIsOver();
    return confirmed;
  }

  /** Changes the password and ends the user's other sessions. @returns the account. @throws AppError 400 if the old password is wrong. */
  async change({ id, session }: Author, { password, new_password }: CheckedPasswordChange): Promise<UserRow> {
    const { recovery, accounts, passwords, clock, report } = this.#sources;
    const before = await accounts.confirm(id, password);
    const next = { password_hash: await passwords.hash(new_password, 'known'), password_changed_at: clock() };
    const user = await recovery.changePassword(before, next, { session, mailOf: passwordChangedMail });
    if (!user) throw wrongPassword();
    report('password changed', { user: id });
    return user;
  }
}

const linkIsOver = () => invalidFields({ token: [accountErrors.linkUsed] });
