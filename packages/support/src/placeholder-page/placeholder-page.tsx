import { paths } from '@dopahiya/domain/site';
import { ButtonLink, Container, EmptyState, PageTitle, theme } from '@dopahiya/ui-kit';
import { useBack } from '@dopahiya/ui-kit/frame';
import { styled } from 'styled-components';
import * as texts from '#texts/placeholder-page';

export interface PlaceholderPageProps {
  /** Title of the future page. */
  title: string;
}

/** Coming-soon page with a back button; links home if there is no previous page or no scripts. */
export function PlaceholderPage({ title }: PlaceholderPageProps) {
  const goBack = (
    <ButtonLink to={paths.home} onClick={useBack({ anyPage: true })}>
      {texts.goBack}
    </ButtonLink>
  );
  return (
    <Page>
      <Container>
        <PageTitle>{title}</PageTitle>
        <EmptyState title={texts.text} action={goBack} />
      </Container>
    </Page>
  );
}

const Page = styled.div`
  padding-block: ${theme.space[2]} ${theme.space[16]};
`;
