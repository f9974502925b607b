import { usedBikePath } from '@dopahiya/domain/market';
import { paths } from '@dopahiya/domain/site';
import { draftMail, type MailDraft } from '../../../core/outbox/draft-mail.ts';
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
  siteOrigin: string,
): Promise<MailDraft | undefined> {
  const user = listing.user_id === null ? undefined : await new UserRepository(orm).byId(listing.user_id);
  if (!user) return undefined;
  const isShown = !('reason' in decision);
  return draftMail(user, 'decision', {
    subject: subjects[decision.event],
    lines: linesOf(listing, decision),
    links: [
      isShown
        ? { label: 'See your listing', url: `${siteOrigin}${usedBikePath(listing)}` }
        : { label: 'See your listings', url: `${siteOrigin}${paths.profile}#listings` },
    ],
  });
}

const subjects: Record<ListingDecision['event'], string> = {
  verify: 'Your listing is verified',
  release: 'Your listing is live again',
  reject: 'Your listing was not accepted',
  hold: 'Your listing is on hold',
};

function linesOf({ brand_name, model, year_of_manufacture: year }: Stored, decision: ListingDecision): string[] {
  const bike = `${brand_name} ${model} of ${year}`;
  if (!('reason' in decision))
    return decision.event === 'verify'
      ? [`We’ve checked your listing of the ${bike}. It is now marked VERIFIED.`]
      : [`Your listing of the ${bike} is live again.`];
  const what = decision.event === 'hold' ? 'hold back your listing' : 'do not show your listing';
  return [
    `We ${what} of the ${bike}. The reason: ${decision.reason}`,
    'Edit it in your profile and we’ll check it again.',
  ];
}
