import { randomBytes } from 'node:crypto';
import { Mailer } from './mail/mailer.ts';

/** Tells the log of something that matters for security: what happened, and the number of whose account; never a secret. */
export type ReportEvent = (event: string, about: Readonly<Record<string, number | string>>) => void;

/** What accounts go by besides the database and the time. */
export interface AccountDeps {
  /** Where the site is: its `https` makes cookies secure, and links in mails begin with it. */
  siteOrigin: string;
  /** Keys of access tokens: the one in use first. */
  keys: readonly Uint8Array[];
  mailer: Mailer;
  report: ReportEvent;
}

/** The site's address where the settings name none. */
export const LOCAL_SITE = 'http://localhost:3000';

/** Accounts of an API that nobody else shares: sessions end with it, mails go nowhere, and nothing is logged. */
export function passingAccounts(): AccountDeps {
  const mailer = new Mailer({ deliver: () => Promise.resolve(), logger: { error: () => undefined } });
  return { siteOrigin: LOCAL_SITE, keys: [randomBytes(32)], mailer, report: () => undefined };
}
