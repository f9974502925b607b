import { paths } from '@dopahiya/domain/site';
import type { PageProps } from '@dopahiya/site';
import { useSignedInName } from '@dopahiya/visitor';
import * as texts from '#texts/moderation-page';
import { SignedInPage } from '../signed-in-page/signed-in-page.tsx';
import type { ModerationChoices } from './moderation-address.ts';

const load = async () => (await import('./own-moderation.tsx')).OwnModeration;

/** Moderation queue and decision log; other visitors are told who the page is for. */
export function ModerationPage({ shows, subject }: PageProps & ModerationChoices) {
  const name = useSignedInName();
  const given = name === null ? null : { name, shows, subject };
  return <SignedInPage texts={texts.page} path={paths.moderation} load={load} given={given} />;
}
