import { paths } from '@dopahiya/domain/site';
import { BackLink, Container, PageTitle, theme } from '@dopahiya/ui-kit';
import { ReadMore } from '../read-more/read-more.tsx';
import { styled } from 'styled-components';
import * as texts from '#texts/best-bikes-page';
import { BestBikesList } from './best-bikes-list.tsx';

/** Page of the best bikes: the best-selling bike on sale of each body style and fuel. */
export function BestBikesPage() {
  return (
    <Page>
      <Container>
        <BackLink to={paths.home}>{texts.back}</BackLink>
        <PageTitle intro={<ReadMore lines={2}>{texts.intro}</ReadMore>}>{texts.title}</PageTitle>
        <BestBikesList />
      </Container>
    </Page>
  );
}

const Page = styled.div`
  padding-block: ${theme.space[4]} ${theme.space[16]};
`;
