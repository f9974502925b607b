import type { BikeDetail } from '@dopahiya/domain/bikes';
import { goToSection, opensElsewhere, theme } from '@dopahiya/ui-kit';
import { Rating } from '../rating/rating.tsx';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useBikeExtras } from '../use-bike-extras.ts';

export interface RatingLinkProps {
  bike: BikeDetail;
}

/** Average rating and number of reviews, linking to the reviews; says so if nobody has rated. */
export function RatingLink({ bike }: RatingLinkProps) {
  const { reviewCount } = useBikeExtras(bike);
  if (bike.rating === null) return <Rating value={null} />;
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    goToSection('#reviews');
  };
  return (
    <Way href="#reviews" onClick={follow}>
      <Rating value={bike.rating} {...(reviewCount !== undefined && { count: reviewCount })} />
    </Way>
  );
}

const Way = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.layout.tap};
  text-decoration: underline ${theme.color.lineControl} 1.5px;
  text-underline-offset: 5px;
`;
