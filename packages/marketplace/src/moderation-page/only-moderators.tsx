import { paths } from '@dopahiya/domain/site';
import { ButtonLink, EmptyState } from '@dopahiya/ui-kit';
import * as texts from '#texts/moderation-page';

/** Shown to signed-in users who are not moderators: who the page is for, and a link home. */
export const OnlyModerators = () => (
  <EmptyState title={texts.notYours} action={<ButtonLink to={paths.home}>{texts.home}</ButtonLink>} />
);
