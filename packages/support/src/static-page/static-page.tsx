import { paths } from '@dopahiya/domain/site';
import { Breadcrumb, Container, PageTitle, Prose, theme } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as texts from '#texts/static-page';

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
    <Page>
      <Container>
        <Breadcrumb trail={[{ label: texts.home, to: paths.home }]} current={title} />
        <PageTitle intro={intro}>{title}</PageTitle>
        <Prose>{children}</Prose>
      </Container>
    </Page>
  );
}

const Page = styled.div`
  padding-block: ${theme.space[2]} ${theme.space[16]};
`;
