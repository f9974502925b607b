import { PageTitle } from '@dopahiya/ui-kit';
import * as texts from '#texts/revisions';
import { RevisionList } from './revision-list.tsx';

/** Log of all revisions. */
export const LogPage = ({ name }: { name: string }) => (
  <>
    <PageTitle intro={texts.logMeans}>{texts.log}</PageTitle>
    <RevisionList name={name} />
  </>
);
