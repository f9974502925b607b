import type { BikeCard } from '@dopahiya/domain/bikes';
import type { ReactNode } from 'react';
import { LaterRecentlyViewed } from '../recently-viewed/later-recently-viewed.tsx';
import { CardTools } from './card-tools.ts';

/** What other features add to a page that lists bikes. */
export interface ListSlots {
  /** Stands on each card, such as the button that picks its bike for a comparison. */
  cardTools: (bike: BikeCard) => ReactNode;
}

/** What stands around each list: other features' tools on its cards, and below it the bikes seen last. */
export function ListSurroundings({ cardTools, children }: ListSlots & { children: ReactNode }) {
  return (
    <CardTools value={cardTools}>
      {children}
      <LaterRecentlyViewed />
    </CardTools>
  );
}
