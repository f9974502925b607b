import { type CoreSources, defineArea } from '../../core/area.ts';
import { BikeRepository } from '../catalogue/index.ts';
import { EmailChangeRepository } from './email-change/email-change-repository.ts';
import { emailChangeRoutes } from './email-change/email-change-routes.ts';
import { EmailChangeService } from './email-change/email-change-service.ts';
import { ExportRepository } from './export/export-repository.ts';
import { exportRoutes } from './export/export-routes.ts';
import { ExportService } from './export/export-service.ts';
import { FavouriteRepository } from './favourites/favourite-repository.ts';
import { favouriteRoutes } from './favourites/favourite-routes.ts';
import { FavouriteService } from './favourites/favourite-service.ts';
import { PasswordKeeper } from './passwords/password-keeper.ts';
import { reusedTokenMail } from './mail/account-mails.ts';
import { passwordChangeRoutes } from './recovery/password-change-routes.ts';
import { RecoveryRepository } from './recovery/recovery-repository.ts';
import { recoveryRoutes } from './recovery/recovery-routes.ts';
import { RecoveryService } from './recovery/recovery-service.ts';
import { SecretBox } from './second-factor/secret-box.ts';
import { SecondFactorRepository } from './second-factor/second-factor-repository.ts';
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts';
import { SecondFactorService } from './second-factor/second-factor-service.ts';
import { KnownBrowsers } from './sessions/known-browsers.ts';
import { ownSessionRoutes } from './sessions/own-session-routes.ts';
import { RefreshCookie } from './sessions/refresh-cookie.ts';
import { SessionRepository } from './sessions/session-repository.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { SessionService } from './sessions/session-service.ts';
import { signInRoutes } from './sessions/sign-in-routes.ts';
import { SignInTries } from './sessions/sign-in-tries.ts';
import { AccessTokens } from './tokens/access-token.ts';
import { BrowserMarks } from './tokens/browser-marks.ts';
import { SignInTickets } from './tokens/sign-in-ticket.ts';
import { UserRepository } from './users/user-repository.ts';
import { userPresenter } from './users/user-presenter.ts';
import { deletionRoutes } from './users/deletion-routes.ts';
import { userRoutes } from './users/user-routes.ts';
import { UserService } from './users/user-service.ts';
import type { AccountDeps } from './account-deps.ts';
import type { PhotoFiles } from './users/user-service.ts';

interface AccountSources extends CoreSources {
  accounts: AccountDeps;
  /** Stores the files of sellers' photos, which are deleted with the account. */
  market: { photoStore?: PhotoFiles | undefined };
}

/** Defines the area for accounts, sessions, account recovery and favourites. */
export const accountsArea = defineArea({
  services: ({
    database: { orm },
    clock,
    market: { photoStore },
    accounts: { keys, passwords = new PasswordKeeper(), ...parts },
  }: AccountSources) => {
    const own = { ...parts, clock, users: new UserRepository(orm), passwords };
    const sessions = new SessionRepository(orm, reusedTokenMail);
    const users = new UserService({ ...own, photoStore });
    const secondFactors = new SecondFactorService({
      ...own,
      factors: new SecondFactorRepository(orm),
      box: new SecretBox(keys),
      accounts: users,
    });
    const recovery = new RecoveryRepository(orm);
    const emailChanges = new EmailChangeService({
      ...own,
      emailChanges: new EmailChangeRepository(orm),
      accounts: users,
    });
    return {
      users,
      favourites: new FavouriteService({
        favourites: new FavouriteRepository(orm),
        bikes: new BikeRepository(orm),
        clock,
      }),
      sessions: new SessionService({
        ...own,
        sessions,
        tokens: new AccessTokens(keys, clock),
        tickets: new SignInTickets(keys, clock),
        secondFactors,
      }),
      recovery: new RecoveryService({ ...own, accounts: users, recovery, emailChanges }),
      emailChanges,
      exports: new ExportService({ stored: new ExportRepository(orm), accounts: users, secondFactors, clock }),
      secondFactors,
      passwords: own.passwords,
      browserMarks: new BrowserMarks(keys, clock),
    };
  },
  routes: (
    { users, sessions, recovery, favourites, emailChanges, exports, secondFactors, browserMarks },
    { authenticate, limits, siteOrigin },
  ) => {
    const cookie = new RefreshCookie(siteOrigin);
    const browsers = new KnownBrowsers(siteOrigin, browserMarks);
    const tries = new SignInTries(limits);
    const present = userPresenter({ emailChanges, secondFactors });
    return [
      ['/api/token', signInRoutes({ sessions, cookie, browsers, tries })],
      ['/api/token', sessionRoutes({ sessions, cookie, limits })],
      ['/api/users/me/sessions', ownSessionRoutes({ sessions, authenticate, limits })],
      ['/api/users/me/second-factor', secondFactorRoutes({ secondFactors, tries, authenticate, limits })],
      ['/api/users/me/favourites', favouriteRoutes({ favourites, authenticate, limits })],
      ['/api/users/me/export', exportRoutes({ exports, authenticate, limits })],
      ['/api/users', userRoutes({ users, recovery, present, authenticate, limits })],
      ['/api/users', deletionRoutes({ users, secondFactors, tries, cookie, browsers, authenticate, limits })],
      ['/api/users', recoveryRoutes({ recovery, browsers, limits })],
      ['/api/users', emailChangeRoutes({ emailChanges, authenticate, limits })],
      ['/api/users', passwordChangeRoutes({ recovery, browsers, authenticate, limits })],
    ];
  },
});
