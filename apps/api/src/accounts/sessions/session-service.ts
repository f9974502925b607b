import type { Author } from '../../author.ts';
import type { Clock } from '../../clock.ts';
import { AppError, notFound } from '../../errors.ts';
import type { ReportEvent } from '../account-parts.ts';
import { reusedTokenMail } from '../mail/account-mails.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { PasswordKeeper } from '../passwords/password-keeper.ts';
import type { AccessTokens } from '../tokens/access-token.ts';
import { createToken, hashToken } from '../tokens/opaque-token.ts';
import { keyOf } from '../users/user-query.ts';
import type { UserRepository } from '../users/user-repository.ts';
import { deviceName } from './device-name.ts';
import type { CheckedCredentials } from './session-query.ts';
import type { SessionRepository, SessionRow, StoredToken } from './session-repository.ts';

/** How long somebody who does not come back stays signed in. */
export const REFRESH_SECONDS = 7 * 24 * 3600;

/** What a session service works with. */
export interface SessionSources {
  sessions: SessionRepository;
  users: UserRepository;
  passwords: PasswordKeeper;
  tokens: AccessTokens;
  mailer: Mailer;
  siteOrigin: string;
  report: ReportEvent;
  clock: Clock;
}

/** What a browser gets when it signs in or comes back: the access token for its scripts, the refresh token for its cookie. */
export interface Grant {
  access: string;
  refresh: string;
  username: string;
}

/** Who is signed in where. */
export class SessionService {
  readonly #sources: SessionSources;

  constructor(sources: SessionSources) {
    this.#sources = sources;
  }

  /** Begins a session. @throws AppError 401, the same and as late whether it is the name or the password that is wrong. */
  async signIn({ username, password }: CheckedCredentials, agent?: string): Promise<Grant> {
    const { users, passwords, sessions, report, clock } = this.#sources;
    const user = await users.byUsername(keyOf(username));
    const { isRight, rehashed } = await passwords.check(password, user?.password_hash);
    if (!user || !isRight) {
      if (user) report('sign-in refused', { user: user.id });
      throw new AppError(401, 'Invalid credentials. Please try again.');
    }
    if (rehashed) await users.change(user.id, { password_hash: rehashed });
    const { refresh, stored } = this.#newToken();
    const now = clock();
    await sessions.clear(new Date(now.getTime() - REFRESH_SECONDS * 1000));
    const session = await sessions.begin({ user_id: user.id, device: deviceName(agent) }, stored, now);
    report('signed in', { user: user.id, session });
    return this.#grant(user, session, refresh);
  }

  /** Goes on with a session. @throws AppError 401 when the token is unknown, too old, or was used before. */
  async refresh(token: string | undefined): Promise<Grant> {
    const { sessions, report, clock } = this.#sources;
    const { refresh, stored } = this.#newToken();
    const rotation = token ? await sessions.rotate(hashToken(token), stored, clock()) : undefined;
    if (rotation && 'session' in rotation) return this.#grant(rotation.user, rotation.session, refresh);
    if (rotation) {
      report('refresh token used twice', { user: rotation.reusedBy });
      this.#tellOwner(rotation.reusedBy);
    }
    throw new AppError(401, 'Nobody is signed in, or the session is over. Sign in again.');
  }

  /** Ends the session of a refresh token, if it has one. */
  async signOut(token: string | undefined): Promise<void> {
    const { sessions, report } = this.#sources;
    const user = token && (await sessions.endOf(hashToken(token)));
    if (user) report('signed out', { user });
  }

  /** Who an access token says is signed in, while that session lasts. */
  async authorOf(access: string): Promise<Author | undefined> {
    const claims = await this.#sources.tokens.verify(access);
    const user = claims && (await this.#sources.sessions.userOf(claims.session, claims.user));
    return user && { id: user.id, name: user.first_name, session: claims?.session };
  }

  list(user: number): Promise<SessionRow[]> {
    return this.#sources.sessions.list(user);
  }

  /** Ends one of somebody's sessions. @throws AppError 404 when they have none of this number. */
  async end(user: number, session: number): Promise<void> {
    const { sessions, report } = this.#sources;
    if (!(await sessions.end(user, session))) throw notFound('You are not signed in there any more.');
    report('session ended', { user, session });
  }

  /** Ends all of somebody's sessions but the one they ask from. */
  async endOthers({ id, session }: Author): Promise<void> {
    await this.#sources.sessions.endOthers(id, session);
    this.#sources.report('other sessions ended', { user: id });
  }

  #tellOwner(id: number): void {
    const { users, mailer, siteOrigin } = this.#sources;
    mailer.post(async () => {
      const user = await users.byId(id);
      return user ? [reusedTokenMail(user, `${siteOrigin}/forgot-password`)] : [];
    });
  }

  #newToken(): { refresh: string; stored: StoredToken } {
    const refresh = createToken();
    const expires_at = new Date(this.#sources.clock().getTime() + REFRESH_SECONDS * 1000);
    return { refresh, stored: { hash: hashToken(refresh), expires_at } };
  }

  async #grant(user: { id: number; username: string }, session: number, refresh: string): Promise<Grant> {
    const access = await this.#sources.tokens.sign({ user: user.id, session });
    return { access, refresh, username: user.username };
  }
}
