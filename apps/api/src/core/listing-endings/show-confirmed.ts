import { usedBikePath } from '@dopahiya/domain/market';
import { paths } from '@dopahiya/domain/site';
import { and, eq } from 'drizzle-orm';
import type { users } from '../database/account-schema.ts';
import { listings } from '../database/listing-schema.ts';
import type { Orm } from '../database/open-database.ts';
import { draftMail, type MailDraft, type Recipient } from '../outbox/draft-mail.ts';
import { mailTexts } from '../texts/index.ts';
import { enqueueMail } from '../outbox/enqueue-mail.ts';
import { endingOf } from './tell-buyers.ts';

/** Drafts the mail that a seller's listing is live. */
export function liveMail(seller: Recipient, listing: typeof listings.$inferSelect): MailDraft {
  const { brand_name, model, year_of_manufacture: year } = listing;
  const texts = mailTexts[seller.language];
  return draftMail(seller, 'decision', {
    subject: texts.listingLive,
    lines: [texts.listingLiveLine(texts.listedBike(`${brand_name} ${model}`, year)), texts.changeListing],
    links: [
      { label: texts.seeListing, path: usedBikePath(listing) },
      { label: texts.openListings, path: `${paths.profile}#listings` },
    ],
  });
}

/** Publishes the listings of a user who has just confirmed their mail address, within the same transaction. */
export async function showConfirmed(transaction: Orm, user: typeof users.$inferSelect): Promise<void> {
  const shown = await transaction
    .update(listings)
    .set({ is_unconfirmed: false })
    .where(and(eq(listings.user_id, user.id), eq(listings.is_unconfirmed, true)))
    .returning();
  const live = shown.filter(({ status }) => endingOf(status) === null);
  await enqueueMail(
    transaction,
    live.map((listing) => liveMail(user, listing)),
  );
}
