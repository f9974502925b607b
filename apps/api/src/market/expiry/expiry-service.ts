import type { AccountDeps } from '../../accounts/account-deps.ts';
import type { UserRepository } from '../../accounts/users/user-repository.ts';
import type { Clock } from '../../clock.ts';
import type { ListingCounter } from '../listings/listing-counts.ts';
import { expiryMail } from './expiry-mail.ts';
import type { ExpiryRepository } from './expiry-repository.ts';

const DAY_MS = 86_400_000;
/** How long before the end its seller is told. */
const NOTICE_DAYS = 7;
const MAILS_AT_ONCE = 100;

/** What the service works with. */
export interface ExpirySources {
  expiring: ExpiryRepository;
  users: Pick<UserRepository, 'withIds'>;
  counter: Pick<ListingCounter, 'clear'>;
  accounts: Pick<AccountDeps, 'mailer' | 'siteOrigin'>;
  clock: Clock;
}

/** Ends listings after their days, and tells their sellers a week before. */
export class ExpiryService {
  readonly #sources: ExpirySources;

  constructor(sources: ExpirySources) {
    this.#sources = sources;
  }

  /** Does what is due now; done twice, it does no more. */
  async run(): Promise<void> {
    const { expiring, users, counter, accounts, clock } = this.#sources;
    const now = clock();
    if ((await expiring.expire(now)) > 0) counter.clear();
    const until = new Date(now.getTime() + NOTICE_DAYS * DAY_MS);
    const soon = await expiring.takeExpiring(now, until, MAILS_AT_ONCE);
    if (soon.length === 0) return;
    const sellers = await users.withIds(soon.flatMap(({ user_id }) => user_id ?? []));
    const drafts = soon.flatMap((listing) => {
      const seller = sellers.find(({ id }) => id === listing.user_id);
      return seller ? [expiryMail(seller, listing, accounts.siteOrigin)] : [];
    });
    accounts.mailer.post(() => Promise.resolve(drafts));
  }
}
