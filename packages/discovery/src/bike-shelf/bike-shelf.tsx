import type { BikeCard as Bike } from '@dopahiya/domain/bikes';
import { latestPriceMonth } from '@dopahiya/domain/prices';
import { paths } from '@dopahiya/domain/site';
import { BikeCard, type BikeCardProps, BikeRowSkeleton, Carousel, type CarouselControl } from '@dopahiya/ui-kit/bikes';
import { ShelfState, type ShelfStateProps } from './shelf-state.tsx';

export interface BikeShelfProps extends Pick<ShelfStateProps, 'bikes' | 'empty' | 'failure'> {
  /** Accessible name of the row. */
  label: string;
  carousel: CarouselControl;
  /**
   * Number of bikes in view on wide screens.
   * @default 4
   */
  columns?: 3 | 4;
  /**
   * Layout on narrow screens.
   * @default 'one-row'
   */
  narrow?: 'one-row' | 'one-large';
  /** Extra props of the cards. */
  card?: Pick<BikeCardProps, 'action' | 'actionAt' | 'badge'>;
  /**
   * Returns a bike's rank, counted from 1, to show on its card.
   * @default none
   */
  rankOf?: (bike: Bike) => number;
}

/** Carousel of the bikes that a query returns. */
export function BikeShelf({ bikes, empty, failure, card, rankOf, ...row }: BikeShelfProps) {
  const waiting = (
    <BikeRowSkeleton
      instead="carousel"
      columns={row.columns}
      narrow={row.narrow}
      action={card?.action ? 'link' : 'none'}
    />
  );
  return (
    <ShelfState bikes={bikes} waiting={waiting} empty={empty} failure={failure}>
      {(known) => (
        <Carousel {...row} items={known}>
          {(bike) => (
            <BikeCard
              bike={bike}
              to={paths.bike(bike)}
              state={{ bike }}
              rank={rankOf?.(bike)}
              listMonth={latestPriceMonth(known)}
              {...card}
            />
          )}
        </Carousel>
      )}
    </ShelfState>
  );
}
