import { type BikeDetail, toBikeCard } from '@dopahiya/domain/bikes';
import { paths } from '@dopahiya/domain/site';
import { ButtonLink } from '@dopahiya/ui-kit';
import { comparedBikes, toggleCompared } from '@dopahiya/visitor';
import type { ReactNode } from 'react';

export interface CompareLinkProps {
  bike: BikeDetail;
  size: 'medium' | 'large';
  children: ReactNode;
}

/** Link that adds the bike to the comparison and opens it. */
export function CompareLink({ bike, size, children }: CompareLinkProps) {
  const card = toBikeCard(bike);
  const pick = () => {
    if (!comparedBikes.read().some(({ slug }) => slug === card.slug)) toggleCompared(card);
  };
  return (
    <ButtonLink
      to={paths.compareBike}
      state={{ bike: card }}
      tone="secondary"
      size={size}
      leadingIcon="compare"
      onClick={pick}
    >
      {children}
    </ButtonLink>
  );
}
