import type { ListingChanges, ListingDraft } from '@dopahiya/domain/inputs';
import { randomBytes } from 'node:crypto';
import { toSlug } from '@dopahiya/domain/site';
import type { Author } from '../../../core/author.ts';
import type { Clock } from '../../../core/clock.ts';
import type { listings } from '../../../core/database/listing-schema.ts';
import { type AppError, invalidFields, notFound, badRequest } from '../../../core/errors.ts';
import { type PagedRows, type Paging, readPage } from '../../../core/paging.ts';
import type { ListingCounter } from '../listings/listing-counts.ts';
import type { ListingPhotoStore } from '../photos/listing-photo-store.ts';
import type { ListingDeals } from '../valuation/deals/listing-deals.ts';
import {
  validateListingFacts,
  factsOf,
  factsSaid,
  needsNewCheck,
  type ListingFacts,
  type ListingFactChanges,
  dropUnusedFacts,
} from './listing-facts.ts';
import type { ListingNames, NamedPlaces } from './listing-names.ts';
import { type ListingEvent, statusAfter } from './listing-states.ts';
import { checkedWords } from './public-words.ts';
import {
  expiryAfter,
  MAX_LISTINGS_PER_SELLER,
  MAX_LISTINGS_ON_SALE,
  type OwnListingRepository,
  type OwnListingRow,
} from './own-listing-repository.ts';
import { errors, marketErrors } from '../../../core/texts/index.ts';

type Stored = typeof listings.$inferSelect;

/** Dependencies of {@link OwnListingService}. */
export interface OwnListingSources {
  own: OwnListingRepository;
  names: ListingNames;
  counter: Pick<ListingCounter, 'clear'>;
  deals: Pick<ListingDeals, 'refresh'>;
  /** Stores the photo files; undefined if there is no storage. */
  photoStore: Pick<ListingPhotoStore, 'removeAll'> | undefined;
  clock: Clock;
}

const events = { sold: 'sell', withdrawn: 'withdraw', active: 'renew' } as const satisfies Record<string, ListingEvent>;

/** Maximum length of brand and model in a slug; the whole slug may have 80 characters. */
const MODEL_IN_SLUG = 40;
const REJECTED_BEFORE = 'You edited it after we rejected it. We’ll check it before others see it.';

/** Manages listings for their sellers. */
export class OwnListingService {
  readonly #sources: OwnListingSources;

  constructor(sources: OwnListingSources) {
    this.#sources = sources;
  }

  /** Returns one page of a seller's listings, newest first. @throws AppError 404 for a page beyond the end. */
  list({ id }: Author, paging: Paging): Promise<PagedRows<OwnListingRow>> {
    const { own } = this.#sources;
    return readPage(paging, { count: own.count(id), find: (slice) => own.list(id, slice) });
  }

  /** Returns one of a seller's listings. @throws AppError 404 if they have none with this id. */
  async get({ id: user }: Author, id: number): Promise<OwnListingRow> {
    const found = await this.#sources.own.get(user, id);
    if (!found) throw noListing();
    return found;
  }

  /**
   * Lists a bike, which is public at once and marked as pending; idempotent by submission key.
   * @throws AppError 400 for invalid facts or when a listing limit is reached.
   */
  async add({ id: user }: Author, { submission_key, ...sent }: ListingDraft) {
    const { own, names, counter, deals, clock } = this.#sources;
    const now = clock();
    const draft = checkedWords(sent);
    const named = await names.find(draft);
    const facts = dropUnusedFacts(factsSaid(draft, named));
    refuseImpossible(facts, named, now);
    const added = await own.add(user, {
      ...facts,
      slug: slugOf(facts),
      submission_key: submission_key ?? null,
      status: 'pending',
      search_text: names.searchText(facts, named),
      created_at: now,
      updated_at: now,
      expires_at: expiryAfter(now),
    });
    if (added === 'too many') throw tooMany();
    if (added === 'too many in all') throw tooManyInAll();
    if (added.isNew) await deals.refresh([added.id]);
    if (added.isNew) counter.clear();
    return added;
  }

  /**
   * Changes a listing's facts or status.
   * @returns the current listing, and whether the change was written: it is not if the revision has changed.
   * @throws AppError 400 for an invalid change, 404 if the listing is not the seller's.
   */
  async change(author: Author, id: number, changes: ListingChanges): Promise<Changed> {
    const { own, counter, deals } = this.#sources;
    const { revision, status, sold_price, ...said } = changes;
    const { listing } = await this.get(author, id);
    if (listing.revision === revision) refuseBoth(status, sold_price, said);
    const change = status ? this.#becoming(status, sold_price ?? null) : await this.#editing(listing, said);
    const isWritten = await own.change(author.id, { id, revision }, change);
    if (isWritten) await deals.refresh([id]);
    if (isWritten) counter.clear();
    return { row: await this.get(author, id), isWritten };
  }

  /** Deletes a listing with its photo files. @throws AppError 404 if the seller has none with this id. */
  async remove({ id: user }: Author, id: number): Promise<void> {
    const { own, counter, photoStore, clock } = this.#sources;
    const photos = await own.remove(user, id, clock());
    if (!photos) throw noListing();
    counter.clear();
    await photoStore?.removeAll(photos);
  }

  /** Returns the changes for a listing that is marked as sold, withdrawn or put on sale again. */
  #becoming(asked: keyof typeof events, sold_price: number | null) {
    const now = this.#sources.clock();
    return (stored: Stored, onSaleNow: number): Partial<Stored> => {
      const event = asked === 'active' && isSoldLately(stored, now) ? 'unsell' : events[asked];
      const status = statusAfter(stored.status, event, stored.verified_at !== null);
      if (!status) throw invalidFields({ status: [marketErrors.statusImpossible(stored.status, asked)] });
      if (event === 'sell') return { status, sold_at: now, sold_price, updated_at: now };
      if (event === 'withdraw') return { status, updated_at: now };
      if (!isOnSale(stored) && onSaleNow >= MAX_LISTINGS_ON_SALE) throw tooMany();
      if (event === 'unsell') return { status, sold_at: null, sold_price: null, updated_at: now };
      return { status, expires_at: expiryAfter(now), reminded_at: null, updated_at: now };
    };
  }

  /** Returns the changes for a listing whose facts are edited. */
  async #editing(before: Stored, sent: ListingFactChanges) {
    const { names, clock } = this.#sources;
    const now = clock();
    const said = checkedWords(sent, before);
    const named = await names.find(said, before);
    return (stored: Stored): Partial<Stored> => {
      const facts = dropUnusedFacts({ ...factsOf(stored), ...factsSaid(said, named) });
      const verified_at = needsNewCheck(stored, facts) ? null : stored.verified_at;
      const status = statusAfter(stored.status, 'edit', verified_at !== null);
      if (!status) throw badRequest(marketErrors.unchangeable(stored.status));
      refuseImpossible(facts, named, now);
      const reason = stored.status === 'rejected' ? REJECTED_BEFORE : stored.reason;
      const search_text = names.searchText(facts, named);
      return { ...facts, status, reason, verified_at, search_text, updated_at: now };
    };
  }
}

/** A listing after a change, and whether it was written. */
export interface Changed {
  row: OwnListingRow;
  isWritten: boolean;
}

const DAY_MS = 86_400_000;

/** Checks whether a seller may still undo marking the bike as sold. */
const isSoldLately = ({ status, sold_at }: Stored, now: Date): boolean =>
  status === 'sold' && sold_at !== null && now.getTime() - sold_at.getTime() < DAY_MS;

const isOnSale = ({ status }: Stored): boolean => status === 'pending' || status === 'active';

function refuseImpossible(facts: ListingFacts, named: NamedPlaces, now: Date): void {
  const fieldErrors = validateListingFacts(facts, named, now);
  if (Object.keys(fieldErrors).length > 0) throw invalidFields(fieldErrors);
}

function refuseBoth(status: ListingChanges['status'], soldPrice: unknown, said: object): void {
  if (status && Object.keys(said).length > 0)
    throw invalidFields({
      status: [marketErrors.statusAlone],
    });
  if (soldPrice != null && status !== 'sold') throw invalidFields({ sold_price: [marketErrors.soldPriceAlone] });
}

/** Creates a unique slug that cannot be guessed. */
function slugOf({ brand_name, model, year_of_manufacture: year }: ListingFacts): string {
  const words = toSlug(`${brand_name} ${model}`).slice(0, MODEL_IN_SLUG).replace(/-$/, '') || 'bike';
  return `${words}-${year}-${randomBytes(4).toString('hex')}`;
}

const tooMany = (): AppError => badRequest(marketErrors.tooManyOnSale(MAX_LISTINGS_ON_SALE));

const tooManyInAll = (): AppError => badRequest(marketErrors.tooManyListings(MAX_LISTINGS_PER_SELLER));

const noListing = (): AppError => notFound(marketErrors.listingMissing);
