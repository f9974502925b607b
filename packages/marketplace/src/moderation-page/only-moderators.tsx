import { paths } from '@dopahiya/domain/site';
import { ButtonLink, EmptyState } from '@dopahiya/ui-kit';
import * as texts from '#texts/moderation-page';

/** For whoever is signed in and decides nothing here: who sees the page, and the way out. */
export const OnlyModerators = () => (
  <EmptyState title={texts.notYours} action={<ButtonLink to={paths.home}>{texts.home}</ButtonLink>} />
);
