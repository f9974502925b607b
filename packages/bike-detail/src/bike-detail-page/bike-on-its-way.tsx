import type { BikeCard } from '@dopahiya/domain';
import { Container, Skeleton, VisuallyHidden } from '@dopahiya/ui-kit';
import * as texts from '#texts/bike-detail-page';
import { Overview } from '../overview/overview.tsx';
import { OverviewSkeleton } from '../overview/overview-skeleton.tsx';
import { BikeBar } from './bike-bar.tsx';
import * as S from './bike-on-its-way.styles.ts';

/** A bike's page while it loads, with what the card that led here already knows. */
export function BikeOnItsWay({ card }: { card: BikeCard | null }) {
  return (
    <article aria-busy="true">
      <VisuallyHidden as="output">{texts.loading}</VisuallyHidden>
      <BikeBar bike={card} />
      {card ? <Overview bike={card} colours={[]} /> : <OverviewSkeleton />}
      <Container>
        <S.Figures aria-hidden="true">
          <Skeleton height="44px" />
          <Skeleton height="44px" />
          <Skeleton height="44px" />
        </S.Figures>
      </Container>
    </article>
  );
}
