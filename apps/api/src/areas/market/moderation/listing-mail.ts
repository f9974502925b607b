import { usedBikePath } from '@dopahiya/domain/market';
import { paths } from '@dopahiya/domain/site';
import { draftMail, type MailDraft } from '../../../core/outbox/draft-mail.ts';
import { mailTexts, type MailTexts } from '../../../core/texts/index.ts';
import { UserRepository } from '../../accounts/index.ts';
import type { listings } from '../../../core/database/listing-schema.ts';
import type { Orm } from '../../../core/database/open-database.ts';
import type { ListingDecision } from './listing-moderation.ts';

type Stored = typeof listings.$inferSelect;

/** Drafts the mail that tells a seller about a decision on their listing; undefined if their account was deleted. */
export async function listingMail(
  orm: Orm,
  listing: Stored,
  decision: ListingDecision,
): Promise<MailDraft | undefined> {
  const user = listing.user_id === null ? undefined : await new UserRepository(orm).byId(listing.user_id);
  if (!user) return undefined;
  const texts = mailTexts[user.language];
  const isShown = !('reason' in decision);
  return draftMail(user, 'decision', {
    subject: texts.listingSubjects[decision.event],
    lines: linesOf(listing, decision, texts),
    links: [
      isShown
        ? { label: texts.seeListing, path: usedBikePath(listing) }
        : { label: texts.seeListings, path: `${paths.profile}#listings` },
    ],
  });
}

function linesOf(
  { brand_name, model, year_of_manufacture: year }: Stored,
  decision: ListingDecision,
  texts: MailTexts,
): string[] {
  const bike = texts.listedBike(`${brand_name} ${model}`, year);
  if (!('reason' in decision))
    return [decision.event === 'verify' ? texts.listingVerified(bike) : texts.listingReleased(bike)];
  const refused = decision.event === 'hold' ? texts.listingHeld : texts.listingRejected;
  return [refused(bike, decision.reason), texts.editListing];
}
