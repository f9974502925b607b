import type { CheckedRegistration, CheckedUserChanges } from '@dopahiya/domain/inputs';
import type { Language } from '@dopahiya/domain/site';
import type { Clock } from '../../../core/clock.ts';
import { AppError, invalidFields } from '../../../core/errors.ts';
import type { StoredPhoto } from '../../../core/database/photos-with-files.ts';
import type { PasswordKeeper } from '../passwords/password-keeper.ts';
import { verificationMail } from '../mail/account-mails.ts';
import type { UserRepository, UserRow } from './user-repository.ts';
import type { ReportEvent } from '../../../core/log/open-log.ts';
import { inOwnScript, keyOf } from '../../../core/names/account-names.ts';
import { accountErrors, errors } from '../../../core/texts/index.ts';

/** Deletes the files of photos whose rows are gone. */
export interface PhotoFiles {
  removeAll: (photos: readonly StoredPhoto[]) => Promise<void>;
}

/** Dependencies of {@link UserService}. */
export interface UserSources {
  users: UserRepository;
  passwords: PasswordKeeper;
  report: ReportEvent;
  /** Stores the photo files; undefined if there is no storage. */
  photoStore: PhotoFiles | undefined;
  clock: Clock;
}

/** Registers, reads, changes and deletes accounts. */
export class UserService {
  readonly #sources: UserSources;

  constructor(sources: UserSources) {
    this.#sources = sources;
  }

  /**
   * Opens an account and asks to confirm its email address.
   * @throws AppError 400 if the username is taken; whether the email address is known is not revealed.
   */
  async register({ password, ...given }: CheckedRegistration, language: Language = 'en'): Promise<UserRow> {
    const { users, passwords, report, clock } = this.#sources;
    const username_key = keyOf(given.username);
    if (await users.byUsername(username_key)) throw taken();
    const now = clock();
    const account = {
      ...given,
      language,
      email: inOwnScript(given.email),
      username_key,
      email_key: keyOf(given.email),
      password_hash: await passwords.hash(password),
      password_changed_at: now,
      created_at: now,
    };
    const user = await users.add(account, verificationMail);
    if (!user) throw taken();
    report('registered', { user: user.id });
    return user;
  }

  /** Returns an account. @throws AppError 401 if it was deleted. */
  async get(id: number): Promise<UserRow> {
    return required(await this.#sources.users.byId(id));
  }

  /** Changes a user's name, or the language of their mails. */
  async change(id: number, changes: CheckedUserChanges): Promise<UserRow> {
    if (Object.values(changes).every((value) => value === undefined)) return this.get(id);
    return required(await this.#sources.users.change(id, changes));
  }

  /** Deletes an account; the caller must have verified its owner. */
  async remove(id: number): Promise<void> {
    const { users, report, clock, photoStore } = this.#sources;
    const photos = await users.remove(id, clock());
    report('account deleted', { user: id });
    await photoStore?.removeAll(photos);
  }

  /** Verifies the owner by password. @returns their account. @throws AppError 400 if the password is wrong. */
  async confirm(id: number, password: string): Promise<UserRow> {
    const { holder, isRight } = await this.#sources.passwords.check(password, () => this.get(id), 'known');
    if (!holder || !isRight) throw wrongPassword();
    return holder;
  }
}

function required(user: UserRow | undefined): UserRow {
  if (user) return user;
  throw new AppError(401, accountErrors.accountGone);
}

const taken = () => invalidFields({ username: [accountErrors.usernameTaken] });

/** Validation error for a wrong or outdated password. */
export const wrongPassword = () => invalidFields({ password: [accountErrors.passwordWrong] });
