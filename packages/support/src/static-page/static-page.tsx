import { paths } from '@dopahiya/domain/site';
import { Breadcrumb, Container, PageTitle, Prose, theme } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as texts from '#texts/static-page';
import { partId } from './part-id.ts';

export interface StaticPageProps {
  title: string;
  /** Summary of the page in one sentence. */
  intro: string;
  /** Section titles in order, shown as a side menu on wide screens; each heading has its `partId`. */
  parts: readonly string[];
  /** Level-2 headings, paragraphs, lists and tables. */
  children: ReactNode;
}

/** A static text page with a section menu beside it if there is room. */
export function StaticPage({ title, intro, parts, children }: StaticPageProps) {
  return (
    <Page>
      <Container>
        <Breadcrumb trail={[{ label: texts.home, to: paths.home }]} current={title} />
        <PageTitle intro={intro}>{title}</PageTitle>
        <Columns>
          <Parts aria-labelledby="parts">
            <h2 id="parts">{texts.onThisPage}</h2>
            <PartList>
              {parts.map((part, index) => (
                <li key={part}>
                  <a href={`#${partId(index)}`}>{part}</a>
                </li>
              ))}
            </PartList>
          </Parts>
          <Prose>{children}</Prose>
        </Columns>
      </Container>
    </Page>
  );
}

const Page = styled.div`
  padding-block: ${theme.space[2]} ${theme.space[16]};
`;

const PartList = styled.ol.attrs({ role: 'list' })``;

const Columns = styled.div`
  ${theme.media.nav} {
    display: grid;
    grid-template-columns: minmax(0, 68ch) minmax(0, 1fr);
    gap: ${theme.space[16]};
    align-items: start;
  }
`;

/** Sticky section menu, hidden on paper and narrow screens. */
const Parts = styled.nav`
  display: none;
  grid-area: 1 / 2;
  position: sticky;
  inset-block-start: calc(${theme.layout.header} + ${theme.space[6]});
  max-width: 360px;
  padding-top: ${theme.space[3]};
  border-top: ${theme.border.ground} solid ${theme.color.lineStrong};

  ${theme.media.nav} {
    display: block;
  }
  @media print {
    display: none;
  }
  > h2 {
    font: ${theme.type.h4};
  }
  a {
    display: block;
    padding-block: ${theme.space[2]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
    color: ${theme.color.textMuted};
    text-decoration: none;
  }
  ${theme.media.hover} {
    a:hover {
      color: ${theme.color.textDefault};
      text-decoration: underline 1.5px;
      text-underline-offset: 5px;
    }
  }
`;
