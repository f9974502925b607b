import { paths } from '@dopahiya/domain/site';
import { draftMail, type MailDraft } from '../../../../core/outbox/draft-mail.ts';
import { mailTexts, type MailTexts } from '../../../../core/texts/index.ts';
import { UserRepository } from '../../../accounts/index.ts';
import type { Orm } from '../../../../core/database/open-database.ts';
import { OwnReviewRepository } from '../../../community/index.ts';
import type { Decision, ReviewToRead } from './review-moderation.ts';

/** Drafts the mail that tells an author about the decision on their review; undefined if the account or the review is gone. */
export async function decisionMail(
  orm: Orm,
  { user_id, id }: ReviewToRead['review'],
  decision: Decision,
): Promise<MailDraft | undefined> {
  if (user_id === null) return undefined;
  const [user, own] = await Promise.all([
    new UserRepository(orm).byId(user_id),
    new OwnReviewRepository(orm).get(user_id, id),
  ]);
  if (!user || !own) return undefined;
  const { bike, brand } = own;
  const texts = mailTexts[user.language];
  return draftMail(user, 'decision', {
    subject: decision.status === 'PUBLISHED' ? texts.reviewPublished : texts.reviewRefused,
    lines: linesOf(`${brand.name} ${bike.name}`, decision, texts),
    links: [
      decision.status === 'PUBLISHED'
        ? { label: texts.seeReview, path: paths.bike({ ...bike, brand }) }
        : { label: texts.seeReviews, path: `${paths.profile}#reviews` },
    ],
  });
}

function linesOf(bike: string, decision: Decision, texts: MailTexts): string[] {
  if (decision.status === 'PUBLISHED') return [texts.reviewThanks(bike)];
  return [texts.reviewRefusedOf(bike, decision.reason), texts.editReview];
}
