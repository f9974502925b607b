import { paths } from '@dopahiya/domain/site';
import { reportSubjects } from '@dopahiya/domain/market';
import { definePage, oneOf } from '@dopahiya/site';
import * as texts from '#texts/moderation-page';
import { choicesIn } from './moderation-address.ts';
import { ModerationPage } from './moderation-page.tsx';

/** Moderation page. The server does not know the visitor, so its HTML is the same for everybody. */
export const moderationPage = definePage({
  name: 'moderation',
  path: paths.moderation,
  parameters: { subject: oneOf(reportSubjects), show: oneOf(['decisions']) },
  isIndexed: false,
  storage: () => 'never',
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription }),
  keepsAddress: true,
  read: ({ search }) => choicesIn(search),
  component: ModerationPage,
});
