import { AddToCompare } from '@dopahiya/compare';
import { CardTools, RecentlyViewed } from '@dopahiya/discovery';
import type { BikeCard } from '@dopahiya/domain';
import type { ReactNode } from 'react';

const pickForComparison = (bike: BikeCard) => <AddToCompare bike={bike} look="icon" />;

/** What other features add to a list: each card can be picked for a comparison, and the bikes seen last stand below. */
export function ListSurroundings({ children }: { children: ReactNode }) {
  return (
    <CardTools value={pickForComparison}>
      {children}
      <RecentlyViewed />
    </CardTools>
  );
}
