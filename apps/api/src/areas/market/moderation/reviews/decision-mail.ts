import { paths } from '@dopahiya/domain/site';
import { draftMail, type MailDraft } from '../../../../core/outbox/draft-mail.ts';
import { UserRepository } from '../../../accounts/index.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import { OwnReviewRepository } from '../../../community/index.ts';
import type { Decision, ReviewToRead } from './review-moderation.ts';

/** Drafts the mail that tells an author about the decision on their review; undefined if the account or the review is gone. */
export async function decisionMail(
  orm: Orm,
  { user_id, id }: ReviewToRead['review'],
  decision: Decision,
  siteOrigin: string,
): Promise<MailDraft | undefined> {
  if (user_id === null) return undefined;
  const [user, own] = await Promise.all([
    new UserRepository(orm).byId(user_id),
    new OwnReviewRepository(orm).get(user_id, id),
  ]);
  if (!user || !own) return undefined;
  const { bike, brand } = own;
  return draftMail(user, 'decision', {
    subject: decision.status === 'PUBLISHED' ? 'Your review is published' : 'Your review was not published',
    lines: linesOf(`${brand.name} ${bike.name}`, decision),
    links: [
      decision.status === 'PUBLISHED'
        ? { label: 'See your review', url: `${siteOrigin}${paths.bike({ ...bike, brand })}` }
        : { label: 'See your reviews', url: `${siteOrigin}${paths.profile}#reviews` },
    ],
  });
}

function linesOf(bike: string, decision: Decision): string[] {
  if (decision.status === 'PUBLISHED') return [`We’ve published your review of the ${bike}. Thank you.`];
  return [
    `We couldn’t publish your review of the ${bike}. The reason: ${decision.reason}`,
    'Edit it in your profile and we’ll read it again.',
  ];
}
