import { paths } from '@dopahiya/domain';
import { BackLink, Container, PageTitle, ReadMore } from '@dopahiya/ui-kit';
import * as texts from '#texts/best-bikes-page';
import { BestBikesList } from './best-bikes-list.tsx';
import * as S from './best-bikes-page.styles.ts';

/** The best bikes: of each body style and fuel the one on sale that sells most. */
export function BestBikesPage() {
  return (
    <S.Page>
      <Container>
        <BackLink to={paths.home}>{texts.back}</BackLink>
        <PageTitle intro={<ReadMore lines={2}>{texts.intro}</ReadMore>}>{texts.title}</PageTitle>
        <BestBikesList />
      </Container>
    </S.Page>
  );
}
