import { paths } from '@dopahiya/domain/site';
import { reportSubjects } from '@dopahiya/domain/market';
import { definePage, oneOf, type PageProps } from '@dopahiya/site';
import { useSignedInName } from '@dopahiya/visitor';
import * as texts from '#texts/moderation-page';
import { SignedInPage } from '../signed-in-page/signed-in-page.tsx';
import { choicesIn, type ModerationChoices } from './moderation-address.ts';

const load = async () => (await import('./own-moderation.tsx')).OwnModeration;

/** Moderation queue and decision log; other visitors are told who the page is for. */
function ModerationPage({ shows, subject }: PageProps & ModerationChoices) {
  const name = useSignedInName();
  const given = name === null ? null : { name, shows, subject };
  return <SignedInPage texts={texts.page} path={paths.moderation} load={load} given={given} />;
}

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
