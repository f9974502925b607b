import type { CheckedCredentials } from '@dopahiya/domain/inputs';
import type { SecondStep } from '@dopahiya/domain/account';
import type { Author } from '../../../core/author.ts';
import type { Clock } from '../../../core/clock.ts';
import { AppError, notFound } from '../../../core/errors.ts';
import type { Asker, PasswordKeeper } from '../passwords/password-keeper.ts';
import type { SecondFactorService } from '../second-factor/second-factor-service.ts';
import type { AccessTokens } from '../tokens/access-token.ts';
import type { SignInTickets } from '../tokens/sign-in-ticket.ts';
import { createToken, hashToken } from '../tokens/opaque-token.ts';
import type { UserRepository, UserRow } from '../users/user-repository.ts';
import { deviceName } from './device-name.ts';
import type { Reuse } from './take-access.ts';
import type { StoredToken } from './rotate-token.ts';
import type { SessionRepository, SessionRow } from './session-repository.ts';
import type { ReportEvent } from '../../../core/log/open-log.ts';
import { keyOf } from '../../../core/names/account-names.ts';
import { accountErrors, errors } from '../../../core/texts/index.ts';

/** Lifetime of a refresh token: how long an inactive user stays signed in. */
export const REFRESH_SECONDS = 7 * 24 * 3600;

/** Dependencies of {@link SessionService}. */
export interface SessionSources {
  sessions: SessionRepository;
  users: UserRepository;
  passwords: PasswordKeeper;
  tokens: AccessTokens;
  tickets: SignInTickets;
  secondFactors: Pick<SecondFactorService, 'of' | 'take'>;
  report: ReportEvent;
  clock: Clock;
}

/** Tokens issued at sign-in and refresh: the access token for scripts, the refresh token for the cookie. */
export interface Grant {
  access: string;
  refresh: string;
  username: string;
}

/** The client signing in: its User-Agent, and whether the account knows the browser. */
export interface SignInAsker {
  agent: string | undefined;
  asker: Asker;
  /** Whether no password may open this account now; the right one is then refused like a wrong one. */
  isHeldOff: boolean;
}

/** A new session and its user. */
export interface SignedIn {
  user: UserRow;
  grant: Grant;
}

/** Signs users in and out and manages their sessions. */
export class SessionService {
  readonly #sources: SessionSources;

  constructor(sources: SessionSources) {
    this.#sources = sources;
  }

  /** Returns the account that a username or mail address means, if there is one. */
  accountNamed(username: string): Promise<UserRow | undefined> {
    return this.#sources.users.bySignInName(keyOf(username));
  }

  /**
   * Starts a session, or returns a ticket if two-step sign-in is on.
   * @throws AppError 401 with the same message and timing for a wrong password, an unknown name, and a mail address of several accounts.
   */
  async signIn(
    { username, password }: CheckedCredentials,
    { agent, asker, isHeldOff }: SignInAsker,
  ): Promise<SignedIn | SecondStep> {
    const { users, passwords, secondFactors, tickets, report } = this.#sources;
    const find = async () => {
      const account = await this.accountNamed(username);
      return isHeldOff ? undefined : account;
    };
    const checked = await passwords.check(password, find, asker);
    const { holder: user, isRight, rehashed } = checked;
    if (!user || !isRight) {
      if (user) report('sign-in refused', { user: user.id });
      throw new AppError(401, accountErrors.credentialsWrong);
    }
    if (rehashed) await users.rehash(user, rehashed);
    if ((await secondFactors.of(user.id)) === null) return this.#begin(user, agent, false);
    report('second factor asked', { user: user.id });
    return { ticket: await tickets.give(user) };
  }

  /** Returns the user a sign-in ticket belongs to. @throws AppError 401 if it has expired or the password has changed. */
  async holderOf(ticket: string): Promise<UserRow> {
    const holder = await this.#sources.tickets.holderOf(ticket);
    const user = holder && (await this.#sources.users.byId(holder.id));
    if (user && Number(user.password_changed_at) === Number(holder.password_changed_at)) return user;
    throw new AppError(401, accountErrors.codeTooLate);
  }

  /** Starts a session for a ticket's user with a second-factor code. @throws AppError 400 if the code is wrong. */
  async takeSecondStep(user: UserRow, code: string, agent: string | undefined): Promise<SignedIn> {
    await this.#sources.secondFactors.take(user.id, code);
    return this.#begin(user, agent, true);
  }

  /** Exchanges a refresh token. @throws AppError 401 if it is unknown, expired, or its successor was used. */
  async refresh(token: string | undefined): Promise<Grant> {
    const { sessions, clock } = this.#sources;
    const { refresh, stored } = this.#newToken();
    const rotation = token ? await sessions.rotate(hashToken(token), stored, clock()) : undefined;
    if (rotation && 'session' in rotation) return this.#grant(rotation.user, rotation.session, refresh);
    if (rotation) this.#alarm('refresh token used twice', rotation);
    throw nobodyHere();
  }

  /** Requires a token of an active session. @throws AppError 401 otherwise. */
  async requireToken(token: string | undefined): Promise<void> {
    if (!token || !(await this.#sources.sessions.hasToken(hashToken(token)))) throw nobodyHere();
  }

  /** Ends the session of a refresh token, if any. */
  async signOut(token: string | undefined): Promise<void> {
    const { sessions, report } = this.#sources;
    const user = token && (await sessions.endOf(hashToken(token)));
    if (user) report('signed out', { user });
  }

  /** Returns the user of an access token; undefined if the token is invalid or the session has ended. */
  async authorOf(access: string): Promise<Author | undefined> {
    const { sessions, tokens, clock } = this.#sources;
    const claims = await tokens.verify(access);
    const taken = claims && (await sessions.takeAccess(claims, clock()));
    if (taken && 'user' in taken) return { id: taken.user.id, name: taken.user.first_name, session: claims?.session };
    if (taken) this.#alarm('access token of a lost answer used', taken);
    return undefined;
  }

  list(user: number): Promise<SessionRow[]> {
    return this.#sources.sessions.list(user);
  }

  /** Ends one of a user's sessions. @throws AppError 404 if they have none with this id. */
  async end(user: number, session: number): Promise<void> {
    const { sessions, report } = this.#sources;
    if (!(await sessions.end(user, session))) throw notFound(accountErrors.deviceSignedOut);
    report('session ended', { user, session });
  }

  /** Ends all of a user's sessions except the current one. */
  async endOthers({ id, session }: Author): Promise<void> {
    await this.#sources.sessions.endOthers(id, session);
    this.#sources.report('other sessions ended', { user: id });
  }

  async #begin(user: UserRow, agent: string | undefined, proved: boolean): Promise<SignedIn> {
    const { sessions, report, clock } = this.#sources;
    const { refresh, stored } = this.#newToken();
    const now = clock();
    await sessions.clear(new Date(now.getTime() - REFRESH_SECONDS * 1000));
    const session = await sessions.begin(user, { device: deviceName(agent), proved }, stored, now);
    if (session === undefined) throw new AppError(401, accountErrors.passwordJustChanged);
    report('signed in', { user: user.id, session });
    return { user, grant: await this.#grant(user, session, refresh) };
  }

  #alarm(event: string, { reusedBy: id }: Reuse): void {
    this.#sources.report(event, { user: id });
  }

  #newToken(): { refresh: string; stored: StoredToken } {
    const refresh = createToken();
    const expires_at = new Date(this.#sources.clock().getTime() + REFRESH_SECONDS * 1000);
    return { refresh, stored: { hash: hashToken(refresh), expires_at } };
  }

  async #grant(user: { id: number; username: string }, session: number, refresh: string): Promise<Grant> {
    const access = await this.#sources.tokens.sign({ user: user.id, session, givenWith: hashToken(refresh) });
    return { access, refresh, username: user.username };
  }
}

const nobodyHere = () => new AppError(401, accountErrors.signInAgain);
