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
  'Of each body style, petrol and electric apart, these are the three most popular two-wheelers on sale in India.',
  'Popular means bought: the order follows the number sold in a month, as far as it is known.',
  'Prices are ex-showroom Delhi; registration and insurance come on top.',
  'All bikes are drawn to one scale from their published dimensions, so what looks longer is longer.',
].join(' ');
