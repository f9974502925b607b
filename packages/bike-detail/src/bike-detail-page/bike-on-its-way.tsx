import type { BikeCard } from '@dopahiya/domain/bikes';
import { Container, Skeleton, theme, VisuallyHidden } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/bike-detail-page';
import { Overview } from '../overview/overview.tsx';
import { OverviewSkeleton } from '../overview/overview-skeleton.tsx';
import { BikeBar } from './bike-bar.tsx';

/** Loading state of a bike's page, showing what the card that led here already knows. */
export function BikeOnItsWay({ card }: { card: BikeCard | null }) {
  return (
    <article aria-busy="true">
      <VisuallyHidden as="output">{texts.loading}</VisuallyHidden>
      <BikeBar bike={card} />
      {card ? <Overview bike={card} colours={[]} /> : <OverviewSkeleton />}
      <Container>
        <Figures aria-hidden="true">
          <Skeleton height="44px" />
          <Skeleton height="44px" />
          <Skeleton height="44px" />
        </Figures>
      </Container>
    </article>
  );
}

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${theme.space[6]};
  padding-block: ${theme.space[4]} ${theme.space[22]};
  border-top: ${theme.border.ground} solid ${theme.color.lineHair};
`;
