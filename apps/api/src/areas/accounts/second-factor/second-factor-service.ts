import type { Wording } from '@dopahiya/domain/languages';
import type { CheckedSecondFactorRemoval } from '@dopahiya/domain/inputs';
import type { Enrolment, SecondFactor } from '@dopahiya/domain/account';
import type { Author } from '../../../core/author.ts';
import type { Clock } from '../../../core/clock.ts';
import { AppError, invalidFields, badRequest } from '../../../core/errors.ts';
import {
  codesRefusedMail,
  recoveryCodeUsedMail,
  secondFactorOffMail,
  secondFactorOnMail,
} from '../mail/second-factor-mails.ts';
import type { UserService } from '../users/user-service.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import type { SecretBox } from './secret-box.ts';
import type { SecondFactorRepository, SecondFactorRow } from './second-factor-repository.ts';
import { enrolmentOf, isCodeOfApp, newSecret, stepOfCode } from './totp.ts';
import type { ReportEvent } from '../../../core/log/open-log.ts';
import { accountErrors, errors } from '../../../core/texts/index.ts';

/** Time limit for confirming an enrolment, in ms. */
const ENROLMENT_MS = 15 * 60_000;

/** Number of wrong codes within `REFUSALS_MS` after which the owner is notified; at most once per `TOLD_MS`. */
const REFUSALS_TO_TELL = 3;
const REFUSALS_MS = 3_600_000;
const TOLD_MS = 24 * 3_600_000;

/** Dependencies of {@link SecondFactorService}. */
export interface SecondFactorSources {
  factors: SecondFactorRepository;
  box: SecretBox;
  accounts: Pick<UserService, 'confirm' | 'get'>;
  report: ReportEvent;
  clock: Clock;
}

/** Manages and checks second factors: codes from an app, or one of ten recovery codes. */
export class SecondFactorService {
  readonly #sources: SecondFactorSources;

  constructor(sources: SecondFactorSources) {
    this.#sources = sources;
  }

  /** Returns the second factor in use; null if sign-in needs only the password. */
  async of(user: number): Promise<SecondFactor | null> {
    const { factors } = this.#sources;
    const [row, recovery_codes] = await Promise.all([factors.of(user), factors.countCodes(user)]);
    return row?.confirmed_at ? { since: row.confirmed_at.toISOString(), recovery_codes } : null;
  }

  /** Starts an enrolment. @throws AppError 400 if the password is wrong or a factor is already in use. */
  async begin(id: number, password: string): Promise<Enrolment> {
    const { factors, accounts, box, clock } = this.#sources;
    await accounts.confirm(id, password);
    const { username } = await accounts.get(id);
    const secret = newSecret();
    if (!(await factors.begin({ user_id: id, sealed_secret: box.seal(secret, id), begun_at: clock() })))
      throw badRequest(accountErrors.secondFactorOn);
    return enrolmentOf(secret, username);
  }

  /**
   * Activates an enrolment with its first code.
   * @returns the recovery codes, shown only once.
   * @throws AppError 400 if the code is wrong or the enrolment has expired.
   */
  async confirm({ id, session }: Pick<Author, 'id' | 'session'>, code: string): Promise<string[]> {
    const { factors, box, clock, report } = this.#sources;
    const now = clock();
    const row = await factors.of(id);
    if (!row || row.confirmed_at || now.getTime() - row.begun_at.getTime() > ENROLMENT_MS) throw nothingBegun();
    const secret = box.open(row.sealed_secret, id);
    if (secret === undefined) throw nothingBegun();
    const step = stepOfCode(secret, code, now);
    if (step === undefined) throw wrongCode(accountErrors.codeWrongNow);
    const codes = newRecoveryCodes();
    const confirmed = { step, hashes: codes.map(hashRecoveryCode), session, now };
    if (!(await factors.confirm(row, confirmed, secondFactorOnMail))) throw nothingBegun();
    report('second factor switched on', { user: id });
    return codes;
  }

  /** Uses up a sign-in code. @returns its kind. @throws AppError 400 if it is wrong or was used. */
  async take(user: number, code: string): Promise<'code' | 'recovery code'> {
    const { factors, report } = this.#sources;
    const row = await factors.of(user);
    if (row?.confirmed_at && (await this.#takeOfApp(row, code))) return 'code';
    const left = row?.confirmed_at
      ? await factors.takeCode(user, hashRecoveryCode(code), (rest) => (owner) => recoveryCodeUsedMail(owner, rest))
      : undefined;
    if (left !== undefined) {
      report('recovery code used', { user, left });
      return 'recovery code';
    }
    report('second factor refused', { user });
    await this.#noteRefusal(user);
    throw wrongCode(accountErrors.codeWrongOrUsed);
  }

  /** Verifies the owner by password, and by a code if two-step sign-in is on. @throws AppError 400 if one of them is wrong or missing. */
  async prove(id: number, { password, code }: { password: string; code: string | undefined }): Promise<void> {
    await this.#sources.accounts.confirm(id, password);
    if ((await this.of(id)) === null) return;
    if (code === undefined) throw codeMissing();
    await this.take(id, code);
  }

  /** Turns two-step sign-in off. @throws AppError 400 if the password or the code is wrong. */
  async switchOff(id: number, { password, code }: CheckedSecondFactorRemoval): Promise<void> {
    const { factors, accounts, report } = this.#sources;
    await accounts.confirm(id, password);
    if ((await this.of(id)) === null) throw badRequest(accountErrors.secondFactorOff);
    await this.take(id, code);
    await factors.remove(id, secondFactorOffMail);
    report('second factor switched off', { user: id });
  }

  /** Re-encrypts secrets sealed with the previous key, so that this key can be removed. */
  async adoptKey(): Promise<void> {
    const { factors, box, report } = this.#sources;
    for (const row of await factors.all()) {
      if (box.isCurrent(row.sealed_secret)) continue;
      const secret = box.open(row.sealed_secret, row.user_id);
      if (secret === undefined) report('second factor unreadable', { user: row.user_id });
      else await factors.reseal(row, box.seal(secret, row.user_id));
    }
  }

  async #takeOfApp({ user_id, sealed_secret }: SecondFactorRow, code: string): Promise<boolean> {
    const { factors, box, clock, report } = this.#sources;
    if (!isCodeOfApp(code)) return false;
    const secret = box.open(sealed_secret, user_id);
    if (secret === undefined) {
      report('second factor unreadable', { user: user_id });
      throw new AppError(503, accountErrors.appCodesUnavailable);
    }
    const step = stepOfCode(secret, code, clock());
    return step !== undefined && factors.takeStep(user_id, step);
  }

  /** Counts a wrong code and notifies the owner of repeated ones: whoever enters codes already has the password. */
  async #noteRefusal(user: number): Promise<void> {
    const { factors, clock, report } = this.#sources;
    const now = clock();
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const refusals = await factors.countRefusal(user, now, ago(REFUSALS_MS));
    if (refusals < REFUSALS_TO_TELL) return;
    const told = { now, before: ago(TOLD_MS), mailOf: codesRefusedMail };
    if (await factors.noteTold(user, told)) report('second factor refused several times', { user, refusals });
  }
}

const nothingBegun = (): AppError => badRequest(accountErrors.setupExpired(ENROLMENT_MS / 60_000));

const codeMissing = (): AppError => invalidFields({ code: [accountErrors.codeNeeded] });

const wrongCode = (why: Wording): AppError => invalidFields({ code: [why] });
