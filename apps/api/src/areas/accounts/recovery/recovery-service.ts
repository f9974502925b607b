import type { Author } from '../../../core/author.ts';
import type { Clock } from '../../../core/clock.ts';
import { invalidFields } from '../../../core/errors.ts';
import { passwordChangedMail } from '../mail/account-mails.ts';
import type { PasswordKeeper } from '../passwords/password-keeper.ts';
import { hashToken } from '../tokens/opaque-token.ts';
import type { UserRow } from '../users/user-repository.ts';
import { type UserService, wrongPassword } from '../users/user-service.ts';
import type { CheckedPasswordChange, CheckedReset } from './recovery-input.ts';
import type { EmailChangeService } from '../email-change/email-change-service.ts';
import type { RecoveryRepository } from './recovery-repository.ts';
import type { ReportEvent } from '../../../core/log/report-event.ts';
import { keyOf } from '../../../core/names/key-of.ts';

/** What a recovery service works with. */
export interface RecoverySources {
  recovery: RecoveryRepository;
  accounts: Pick<UserService, 'confirm' | 'get'>;
  passwords: PasswordKeeper;
  emailChanges: Pick<EmailChangeService, 'confirm'>;
  siteOrigin: string;
  report: ReportEvent;
  clock: Clock;
}

/** New passwords, and mail addresses that are confirmed. */
export class RecoveryService {
  readonly #sources: RecoverySources;

  constructor(sources: RecoverySources) {
    this.#sources = sources;
  }

  /**
   * Has one mail sent with a link for each account of this mail address, if there is any: that is found out when it is sent, so
   * that this does the same whether or not somebody has the address.
   */
  forgot(email: string): Promise<void> {
    return this.#sources.recovery.askForLinks(keyOf(email));
  }

  /** Asks the owner of an account's mail address to confirm it. */
  askToVerify(user: UserRow): Promise<void> {
    return this.#sources.recovery.askToVerify(user);
  }

  /** Chooses a new password by a link, once, and ends every session. @returns whose it is. @throws AppError 400 when the link is over. */
  async reset({ token, password }: CheckedReset): Promise<UserRow> {
    const { recovery, passwords, clock, report } = this.#sources;
    const hash = hashToken(token);
    if (!(await recovery.exists(hash, 'reset', clock()))) throw linkIsOver();
    const user = await recovery.resetPassword(hash, await passwords.hash(password, 'known'), {
      now: clock(),
      mailOf: this.#changedMail,
    });
    if (!user) throw linkIsOver();
    report('password reset', { user: user.id });
    return user;
  }

  /** Notes that a mail address is its owner's. @returns whether another one is to be confirmed too. @throws AppError 400 when the link is over. */
  async verify(token: string): Promise<{ waits: boolean }> {
    const { recovery, emailChanges, clock, report } = this.#sources;
    const hash = hashToken(token);
    const user = await recovery.verify(hash, clock());
    if (user) report('mail address confirmed', { user: user.id });
    const confirmed = user ? { waits: false } : await emailChanges.confirm(hash);
    if (!confirmed) throw linkIsOver();
    return confirmed;
  }

  /** Changes the password of who knows it, and ends their other sessions. @returns whose it is. @throws AppError 400 when it is wrong. */
  async change({ id, session }: Author, { password, new_password }: CheckedPasswordChange): Promise<UserRow> {
    const { recovery, accounts, passwords, clock, report } = this.#sources;
    const before = await accounts.confirm(id, password);
    const next = { password_hash: await passwords.hash(new_password, 'known'), password_changed_at: clock() };
    const user = await recovery.changePassword(before, next, { session, mailOf: this.#changedMail });
    if (!user) throw wrongPassword();
    report('password changed', { user: id });
    return user;
  }

  readonly #changedMail = (user: UserRow) => passwordChangedMail(user, `${this.#sources.siteOrigin}/forgot-password`);
}

const linkIsOver = () => invalidFields({ token: ['This link has expired or was already used. Ask for a new one.'] });
