import { asc, eq } from 'drizzle-orm';
import type { ReportSubject } from '@dopahiya/domain/market';
import type { Services } from '../areas.ts';
import { writeAndAddUp } from '../areas/community/reviews/rating-sums.ts';
import { users } from '../core/database/account-schema.ts';
import { conversations, reports } from '../core/database/conversation-schema.ts';
import { listingPhotos, listings } from '../core/database/listing-schema.ts';
import { moderationDecisions } from '../core/database/moderation-schema.ts';
import type { Database } from '../core/database/open-database.ts';
import { outbox } from '../core/database/outbox-schema.ts';
import { reportHoldReports, reportHolds } from '../core/database/report-hold-schema.ts';
import { bikeRatings, reviews } from '../core/database/review-schema.ts';
import { AppError } from '../core/errors.ts';
import { writeListings } from './write-listings.ts';

/** Item that can be reported. */
export interface Target {
  subject: ReportSubject;
  id: number;
}

const DAY_MS = 86_400_000;

let people = 0;

/** Market with reportable items, whose accounts are registered, confirmed and used at a time that tests control. */
export class ReportedMarket {
  readonly database: Database;
  readonly services: Services;
  readonly now: Date;
  seller = 0;
  targets: Target[] = [];
  /** Numbers of a verified listing and of its photo. */
  verified: Target[] = [];

  constructor(database: Database, services: Services, now: Date) {
    this.database = database;
    this.services = services;
    this.now = now;
  }

  get #orm() {
    return this.database.orm;
  }

  /** Resets the market to a verified listing with a photo, other listings, a photo and reviews. */
  async reset(): Promise<void> {
    const tables = [reportHolds, reports, moderationDecisions, conversations, outbox, listingPhotos, listings, users];
    for (const table of tables) await this.#orm.delete(table);
    await this.#orm.delete(reviews).where(eq(reviews.is_sample, false));
    this.seller = await this.register();
    const long = { user_id: this.seller, status: 'pending' as const };
    await writeListings(this.database, [
      { slug: 'verified', ...long, status: 'active', verified_at: this.now },
      ...['one', 'two', 'three', 'four', 'five'].map((slug) => Object.assign({ slug }, long)),
    ]);
    const ids = await this.#orm.select({ id: listings.id }).from(listings).orderBy(asc(listings.id));
    const [first = 0, second = 0] = ids.map(({ id }) => id);
    const facts = { position: 0, widths: [640], width: 640, height: 480, added_at: this.now };
    const photos = await this.#orm
      .insert(listingPhotos)
      .values(
        [first, second].map((listing_id) =>
          Object.assign({ listing_id, key: `p${listing_id}`, shown_as: `p${listing_id}` }, facts),
        ),
      )
      .returning();
    const words = { user_id: this.seller, author_name: 'Asha', text: 'It never complains.', created_at: this.now };
    const [bike] = await this.#orm.select({ id: reviews.bike_id }).from(reviews).limit(1);
    const bike_id = bike?.id ?? 1;
    const [review] = await writeAndAddUp(this.#orm, bike_id, (transaction) =>
      transaction
        .insert(reviews)
        .values({ ...words, bike_id, rating: 4, is_sample: false, status: 'PUBLISHED' })
        .returning(),
    );
    const [onVerified, other] = photos.map(({ id }): Target => ({ subject: 'photo', id }));
    this.verified = [{ subject: 'listing', id: first }, ...(onVerified ? [onVerified] : [])];
    this.targets = [
      ...ids.map(({ id }): Target => ({ subject: 'listing', id })),
      ...[onVerified, other].filter((one) => one !== undefined),
      { subject: 'review', id: review?.id ?? 0 },
    ];
  }

  wait(days: number): void {
    this.now.setTime(this.now.getTime() + days * DAY_MS);
  }

  /** Registers an account this many days ago. */
  async register(daysAgo = 0): Promise<number> {
    const name = `person-${++people}`;
    const since = new Date(this.now.getTime() - daysAgo * DAY_MS);
    const secret = { password_hash: 'of nothing', password_changed_at: since, created_at: since };
    const names = { username: name, username_key: name, first_name: name, last_name: name };
    const email = `${name}@example.test`;
    const [row] = await this.#orm
      .insert(users)
      .values({ ...secret, ...names, email, email_key: email })
      .returning();
    return row?.id ?? 0;
  }

  async confirm(user: number, daysAgo = 0): Promise<void> {
    const email_verified_at = new Date(this.now.getTime() - daysAgo * DAY_MS);
    await this.#orm.update(users).set({ email_verified_at }).where(eq(users.id, user));
  }

  /** Creates confirmed accounts that are old enough to report. */
  async oldAccounts(count: number): Promise<number[]> {
    const ids: number[] = [];
    for (let number = 0; number < count; number++) {
      const id = await this.register(30);
      await this.confirm(id, 30);
      ids.push(id);
    }
    return ids;
  }

  /** Starts a conversation between a buyer and the seller, which both can report. */
  async talk(buyer: number): Promise<Target> {
    const moment = { created_at: this.now, updated_at: this.now };
    const [row] = await this.#orm
      .insert(conversations)
      .values({ ...moment, buyer_id: buyer, seller_id: this.seller, bike_name: 'Vega 110' })
      .returning();
    return { subject: 'conversation', id: row?.id ?? 0 };
  }

  /** Reports an item; ignores a rejected report. */
  async report(user: number, { subject, id }: Target): Promise<void> {
    const draft = { subject, id, ground: 'scam', note: '' } as const;
    await this.services.reports.add({ id: user, name: 'Somebody' }, draft).catch(passOver);
  }

  async decide({ subject, id }: Target, decision: 'allow' | 'refuse'): Promise<void> {
    const draft = { subject, subject_id: id, decision, reason: 'Looked at it.' };
    await this.services.moderation.decide(draft, 'owner').catch(passOver);
  }

  /** Undoes everything that a user's reports caused. */
  async undo(user: number): Promise<void> {
    const [report] = await this.#orm.select().from(reports).where(eq(reports.reporter_id, user)).limit(1);
    if (report) await this.services.moderation.undo(report.id, 'It was an attack.', 'owner').catch(passOver);
  }

  /** Returns the public state of all items. */
  async standing() {
    const { id, status, reason, verified_at } = listings;
    const { hidden_by } = listingPhotos;
    return {
      listings: await this.#orm.select({ id, status, reason, verified_at }).from(listings).orderBy(asc(id)),
      photos: await this.#orm.select({ hidden_by }).from(listingPhotos).orderBy(asc(listingPhotos.id)),
      reviews: await this.#orm.select({ status: reviews.status }).from(reviews).where(eq(reviews.is_sample, false)),
      ratings: await this.#orm.select().from(bikeRatings),
      conversations: await this.#orm
        .select({ closed_by: conversations.closed_by })
        .from(conversations)
        .orderBy(asc(conversations.id)),
    };
  }

  /** Returns which remaining accounts took part in which holds. */
  holds() {
    return this.#orm
      .select({ hold: reportHolds, reporter: users })
      .from(reportHolds)
      .innerJoin(reportHoldReports, eq(reportHoldReports.hold_id, reportHolds.id))
      .innerJoin(reports, eq(reports.id, reportHoldReports.report_id))
      .innerJoin(users, eq(users.id, reports.reporter_id))
      .orderBy(asc(reportHolds.id));
  }
}

/** Ignores rejections by a rule, rethrows other errors. */
function passOver(error: unknown): void {
  if (!(error instanceof AppError)) throw error;
}
