import { paths } from '@dopahiya/domain';
import { Breadcrumb, Container, PageTitle, Prose } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';
import * as texts from '#texts/static-page';
import * as S from './static-page.styles.ts';

/** What `StaticPage` takes. */
export interface StaticPageProps {
  title: string;
  /** The whole page in a sentence. */
  intro: string;
  /** Headings of level 2, paragraphs, lists and tables. */
  children: ReactNode;
}

/** A page of text that is the same for everybody. */
export function StaticPage({ title, intro, children }: StaticPageProps) {
  return (
    <S.Page>
      <Container>
        <Breadcrumb trail={[{ label: texts.home, to: paths.home }]} current={title} />
        <PageTitle intro={intro}>{title}</PageTitle>
        <Prose>{children}</Prose>
      </Container>
    </S.Page>
  );
}
