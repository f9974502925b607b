import type { Context } from 'hono';
import { AppError } from '../../../core/errors.ts';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { type Charge, enforceLimit } from '../../../core/limits/rate-limit.ts';
import type { RateLimits } from '../../../core/limits/rate-limits.ts';
import { isCodeOfApp } from '../second-factor/totp.ts';
import type { UserRow } from '../users/user-repository.ts';
import { keyOf } from '../../../core/names/account-names.ts';
import { accountErrors, errors } from '../../../core/texts/index.ts';

/** Rate limits of sign-in attempts. */
export type TryLimits = Pick<
  RateLimits,
  'signIns' | 'accountSignIns' | 'strangerSignIns' | 'secondFactors' | 'recoveryCodes'
>;

/** The browser or session that an account knows the client by; undefined for strangers. */
export type KnownAs = `browser ${string}` | `session ${number}` | undefined;

/** A password to check: the username or mail address typed for it, and the account that it means, where it was looked up. */
export interface PasswordTry {
  typed: string;
  account: Pick<UserRow, 'username_key'> | undefined;
  knownAs: KnownAs;
}

/**
 * Limits wrong passwords and codes. Known browsers have their own allowance, so that strangers guessing at an account cannot lock its owner
 * out.
 */
export class SignInTries {
  readonly #limits: TryLimits;

  constructor(limits: TryLimits) {
    this.#limits = limits;
  }

  /** Counts a stranger's sign-in against its client address, whether it succeeds or not. @throws AppError 429 */
  countStranger(c: Context<ApiEnv>, knownAs: KnownAs): void {
    const { signIns } = this.#limits;
    if (knownAs === undefined)
      enforceLimit(c, { limit: signIns, subject: signIns.clientOf(c), say: accountErrors.tooManySignIns });
  }

  /**
   * Runs a password check within the rate limits of what was typed, and of the account that a mail address means. Where only the latter are
   * used up, `work` is told to refuse as for a wrong password: another answer would tell whose address it is.
   * @throws AppError 429, or what `work` throws.
   */
  password<Result>(
    c: Context<ApiEnv>,
    { typed, account, knownAs }: PasswordTry,
    work: (isHeldOff: boolean) => Promise<Result>,
  ): Promise<Result> {
    const [name, meant] = [keyOf(typed), account?.username_key];
    return counted(c, this.#ofName(c, knownAs, name), () => {
      const charges = meant === undefined || meant === name ? [] : this.#ofName(c, knownAs, meant);
      if (charges.some(isUsedUp)) return work(true);
      return counted(c, charges, () => work(false));
    });
  }

  #ofName(c: Context<ApiEnv>, knownAs: KnownAs, name: string): Charge[] {
    const { accountSignIns, strangerSignIns } = this.#limits;
    const account = `account ${name}`;
    const own = {
      limit: accountSignIns,
      subject: this.#from(c, knownAs, account),
      say: accountErrors.tooManyPasswords,
    };
    const all = { limit: strangerSignIns, subject: account, say: accountErrors.tooManyPasswordsElsewhere };
    return knownAs === undefined ? [own, all] : [own];
  }

  /** Runs a code check within the rate limits of an account. @throws AppError 429, or what `work` throws. */
  code<Result>(
    c: Context<ApiEnv>,
    { id, knownAs, code }: { id: number; knownAs: KnownAs; code: string },
    work: () => Promise<Result>,
  ): Promise<Result> {
    const { secondFactors, recoveryCodes } = this.#limits;
    const account = `second factor ${id}`;
    const own = this.#from(c, knownAs, account);
    const ofApp = {
      limit: secondFactors,
      subject: knownAs === undefined ? account : own,
      say: accountErrors.tooManyCodes,
    };
    const recovery = { limit: recoveryCodes, subject: own, say: accountErrors.tooManyRecoveryCodes };
    return counted(c, [isCodeOfApp(code) ? ofApp : recovery], work);
  }

  #from(c: Context<ApiEnv>, knownAs: KnownAs, account: string): string | undefined {
    const who = knownAs ?? this.#limits.signIns.clientOf(c);
    return who && `${who} ${account}`;
  }
}

/** Checks whether a rate limit is reached, without counting. */
const isUsedUp = ({ limit, subject }: Charge): boolean => subject !== undefined && limit.secondsLeft(subject) > 0;

/** Runs a check that counts against the limits only if the credentials are wrong. */
async function counted<Result>(c: Context<ApiEnv>, charges: Charge[], work: () => Promise<Result>): Promise<Result> {
  const taken: Charge[] = [];
  let isWrong = false;
  try {
    for (const charge of charges) {
      enforceLimit(c, charge);
      taken.push(charge);
    }
    return await work();
  } catch (error) {
    isWrong = error instanceof AppError && (error.status === 400 || error.status === 401);
    throw error;
  } finally {
    if (!isWrong) for (const { limit, subject } of taken) if (subject !== undefined) limit.giveBack(subject);
  }
}
