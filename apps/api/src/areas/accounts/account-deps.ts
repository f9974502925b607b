import type { ReportEvent } from '../../core/log/open-log.ts';
import { randomBytes } from 'node:crypto';
import type { PasswordKeeper } from './passwords/password-keeper.ts';
import { LOCAL_SITE } from '../../core/settings/setting-values.ts';

/** Dependencies of the accounts area besides the database and the clock. */
export interface AccountDeps {
  /** The site's origin, used for links in mails; cookies are secure if it uses `https`. */
  siteOrigin: string;
  /** Signing keys of access tokens, the current one first. */
  keys: readonly Uint8Array[];
  report: ReportEvent;
  /** Hashes passwords; created by the area if omitted. */
  passwords?: PasswordKeeper;
}

/** Returns account dependencies for a standalone API: a random key, so that sessions end with the process, and no logging. */
export function inMemoryAccounts(): AccountDeps {
  return { siteOrigin: LOCAL_SITE, keys: [randomBytes(32)], report: () => undefined };
}
