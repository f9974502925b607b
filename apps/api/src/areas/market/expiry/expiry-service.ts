import { dateInIndia, paths } from '@dopahiya/domain/site';
import { mailTexts } from '../../../core/texts/index.ts';
import type { Clock } from '../../../core/clock.ts';
import type { ListingPhotoStore } from '../photos/listing-photo-store.ts';
import type { ListingCounter } from '../listings/listing-counts.ts';
import type { ExpiryRepository, ExpiringListing } from './expiry-repository.ts';
import { draftMail, type MailDraft, type Recipient } from '../../../core/outbox/draft-mail.ts';

const DAY_MS = 86_400_000;
/** How many days before expiry the seller is notified. */
const NOTICE_DAYS = 7;
const MAILS_AT_ONCE = 100;
const REMOVED_AT_ONCE = 1000;

/** Dependencies of {@link ExpiryService}. */
export interface ExpirySources {
  expiring: ExpiryRepository;
  counter: Pick<ListingCounter, 'clear'>;
  /** Stores the photo files; undefined if there is no storage. */
  photoStore: Pick<ListingPhotoStore, 'removeAll'> | undefined;
  clock: Clock;
}

/** Expires listings, notifies their sellers a week before, and deletes listings whose sellers do not confirm their email address. */
export class ExpiryService {
  readonly #sources: ExpirySources;

  constructor(sources: ExpirySources) {
    this.#sources = sources;
  }

  /** Does everything that is due; idempotent. */
  async run(): Promise<void> {
    const { expiring, counter, clock } = this.#sources;
    const now = clock();
    if ((await expiring.expire(now)) > 0) counter.clear();
    await this.#removeUnconfirmed(now);
    const until = new Date(now.getTime() + NOTICE_DAYS * DAY_MS);
    const due = { now, until, limit: MAILS_AT_ONCE };
    await expiring.sendExpiryNotices(due, ({ seller, listing }) => expiryMail(seller, listing));
  }

  async #removeUnconfirmed(now: Date): Promise<void> {
    const { expiring, counter, photoStore } = this.#sources;
    const photos = await expiring.removeUnconfirmed(now, REMOVED_AT_ONCE);
    if (photos.length === 0) return;
    counter.clear();
    await photoStore?.removeAll(photos);
  }
}

/** Drafts the mail that tells a seller a listing is about to expire and how to renew it. */
function expiryMail(to: Recipient, listing: ExpiringListing): MailDraft {
  const { brand_name, model, year_of_manufacture: year, expires_at } = listing;
  const texts = mailTexts[to.language];
  const day = expires_at ? dateInIndia(expires_at) : '';
  return draftMail(to, 'decision', {
    subject: texts.listingExpires,
    lines: [texts.listingEndsOn(`${brand_name} ${model}`, year, day), texts.renew],
    links: [{ label: texts.seeListings, path: `${paths.profile}#listings` }],
  });
}
