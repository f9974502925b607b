import type { BikeCard as Bike } from '@dopahiya/domain/bikes';
import { latestPriceMonth } from '@dopahiya/domain/prices';
import { paths } from '@dopahiya/domain/site';
import { BikeCard, type BikeCardProps, BikeRowSkeleton, Carousel, type CarouselControl } from '@dopahiya/ui-kit/bikes';
import { ShelfState, type ShelfStateProps } from './shelf-state.tsx';

export interface BikeShelfProps extends Pick<ShelfStateProps, 'bikes' | 'empty' | 'failure'> {
  /** What the row shows, for screen readers. */
  label: string;
  carousel: CarouselControl;
  /** How many are in sight on wide screens. @default 4 */
  columns?: 3 | 4;
  /** How the row stands on narrow screens. @default 'one-row' */
  narrow?: 'one-row' | 'one-large';
  /** What the cards have beside their bike. */
  card?: Pick<BikeCardProps, 'action' | 'actionAt' | 'badge'>;
  /** A bike's place in the row, counted from 1, which its card shows. @default none */
  rankOf?: (bike: Bike) => number;
}

/** A row of bikes that a query answers, which pages sideways. */
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
