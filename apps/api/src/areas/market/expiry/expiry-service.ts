import type { AccountDeps } from '../../accounts/index.ts';
import type { Clock } from '../../../core/clock.ts';
import type { ListingPhotoStore } from '../photos/listing-photo-store.ts';
import type { ListingCounter } from '../listings/listing-counts.ts';
import { expiryMail } from './expiry-mail.ts';
import type { ExpiryRepository } from './expiry-repository.ts';

const DAY_MS = 86_400_000;
/** How long before the end its seller is told. */
const NOTICE_DAYS = 7;
const MAILS_AT_ONCE = 100;
const REMOVED_AT_ONCE = 1000;

/** What the service works with. */
export interface ExpirySources {
  expiring: ExpiryRepository;
  counter: Pick<ListingCounter, 'clear'>;
  accounts: Pick<AccountDeps, 'siteOrigin'>;
  /** Where the files of photos are; undefined where there is no place for them. */
  photoStore: Pick<ListingPhotoStore, 'removeAll'> | undefined;
  clock: Clock;
}

/** Ends listings after their days, tells their sellers a week before, and deletes those of sellers who do not confirm their address. */
export class ExpiryService {
  readonly #sources: ExpirySources;

  constructor(sources: ExpirySources) {
    this.#sources = sources;
  }

  /** Does what is due now; done twice, it does no more. */
  async run(): Promise<void> {
    const { expiring, counter, accounts, clock } = this.#sources;
    const now = clock();
    if ((await expiring.expire(now)) > 0) counter.clear();
    await this.#removeUnconfirmed(now);
    const until = new Date(now.getTime() + NOTICE_DAYS * DAY_MS);
    const due = { now, until, limit: MAILS_AT_ONCE };
    await expiring.sendExpiryNotices(due, ({ seller, listing }) => expiryMail(seller, listing, accounts.siteOrigin));
  }

  async #removeUnconfirmed(now: Date): Promise<void> {
    const { expiring, counter, photoStore } = this.#sources;
    const photos = await expiring.removeUnconfirmed(now, REMOVED_AT_ONCE);
    if (photos.length === 0) return;
    counter.clear();
    await photoStore?.removeAll(photos);
  }
}
