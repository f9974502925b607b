import type { ReportEvent } from '../../core/log/open-log.ts';
import { randomBytes } from 'node:crypto';
import type { PasswordKeeper } from './passwords/password-keeper.ts';
import { LOCAL_SITE } from '../../core/settings/setting-values.ts';

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

/** Accounts of an API that nobody else shares: sessions end with it, and nothing is logged. */
export function inMemoryAccounts(): AccountDeps {
  return { siteOrigin: LOCAL_SITE, keys: [randomBytes(32)], report: () => undefined };
}
