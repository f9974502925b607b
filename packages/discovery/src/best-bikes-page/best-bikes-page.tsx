import { paths } from '@dopahiya/domain';
import { BackLink, Container, PageTitle, ReadMore } from '@dopahiya/ui-kit';
import { BestBikesList } from './best-bikes-list.tsx';
import * as S from './best-bikes-page.styles.ts';

/** The best bikes: of each body style and fuel the one on sale that sells most. */
export function BestBikesPage() {
  return (
    <S.Page>
      <Container>
        <BackLink to={paths.home}>Back</BackLink>
        <PageTitle intro={<ReadMore lines={2}>{intro}</ReadMore>}>Best Bikes</PageTitle>
        <BestBikesList />
      </Container>
    </S.Page>
  );
}

const intro = [
  'Best here means most bought: of each body style, petrol and electric counted apart, the two-wheeler on sale that sells most in India.',
  'Sales are known roughly, so bikes that sell about as well may stand in either order.',
  'Prices are ex-showroom Delhi; registration and insurance come on top.',
  'All bikes are drawn to one scale, from their published dimensions where there are any.',
].join(' ');
