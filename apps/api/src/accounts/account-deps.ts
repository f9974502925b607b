import { randomBytes } from 'node:crypto';
import type { PasswordKeeper } from './passwords/password-keeper.ts';

/** Tells the log of something that matters for security: what happened, and the number of whose account; never a secret. */
export type ReportEvent = (
  event: string,
  about: Readonly<Record<string, number | string>>,
  level?: 'info' | 'warn',
) => void;

/** What accounts go by besides the database and the time. */
export interface AccountDeps {
  /** Where the site is: its `https` makes cookies secure, and links in mails begin with it. */
  siteOrigin: string;
  /** Keys of access tokens: the one in use first. */
  keys: readonly Uint8Array[];
  report: ReportEvent;
  /** What hashes passwords; one of its own unless told otherwise. */
  passwords?: PasswordKeeper;
}

/** The site's address where the settings name none. */
export const LOCAL_SITE = 'http://localhost:3000';

/** Accounts of an API that nobody else shares: sessions end with it, and nothing is logged. */
export function passingAccounts(): AccountDeps {
  return { siteOrigin: LOCAL_SITE, keys: [randomBytes(32)], report: () => undefined };
}
