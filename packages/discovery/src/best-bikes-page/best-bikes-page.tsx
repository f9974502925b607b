import { paths } from '@dopahiya/domain';
import { Container, Link, PageTitle, ReadMore } from '@dopahiya/ui-kit';
import { useBack } from '../use-back.ts';
import { BestBikesList } from './best-bikes-list.tsx';
import * as S from './best-bikes-page.styles.ts';

/** The best bikes: of each body style and fuel the three most popular on sale. */
export function BestBikesPage() {
  const goBack = useBack();
  return (
    <S.Page>
      <Container>
        <Link to={paths.home} arrow="back" onClick={goBack}>
          Back
        </Link>
        <PageTitle intro={<ReadMore lines={2}>{intro}</ReadMore>}>Best Bikes</PageTitle>
        <BestBikesList />
      </Container>
    </S.Page>
  );
}

const intro = [
  'Best here means most bought: of each body style, petrol and electric counted apart, the three two-wheelers on sale that sell most in India.',
  'Sales are known roughly, so bikes that sell about as well may stand in either order.',
  'Prices are ex-showroom Delhi; registration and insurance come on top.',
  'All bikes are drawn to one scale from their dimensions: what looks longer is longer.',
].join(' ');
