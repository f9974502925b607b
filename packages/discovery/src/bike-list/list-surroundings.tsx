import type { BikeCard } from '@dopahiya/domain/bikes';
import type { ReactNode } from 'react';
import { LaterRecentlyViewed } from '../recently-viewed/later-recently-viewed.tsx';
import { CardTools } from './card-tools.ts';
import { ShowsRivals } from './rival-notes.ts';

/** Slots that other features fill on a list page. */
export interface ListSlots {
  /** Renders tools on each card, for example the compare button. */
  cardTools: (bike: BikeCard) => ReactNode;
}

/** Wraps a list: provides the card tools, says what beats each bike, and adds the recently viewed bikes below. */
export function ListSurroundings({ cardTools, children }: ListSlots & { children: ReactNode }) {
  return (
    <CardTools value={cardTools}>
      <ShowsRivals value>{children}</ShowsRivals>
      <LaterRecentlyViewed />
    </CardTools>
  );
}
