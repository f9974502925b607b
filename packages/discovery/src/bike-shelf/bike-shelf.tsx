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
  narrow?: 'one-row' | 'two-columns';
  /** What the cards have beside their bike. */
  card?: Pick<BikeCardProps, 'action' | 'badge'>;
  /** Whether the cards show the bikes' places: 1, 2, 3. @default false */
  ranked?: boolean;
}

/** A row of bikes that a query answers, which pages sideways. */
export function BikeShelf({ bikes, empty, failure, card, ranked = false, ...row }: BikeShelfProps) {
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
          {(bike, index) => (
            <BikeCard
              bike={bike}
              to={paths.bike(bike)}
              state={{ bike }}
              rank={ranked ? index + 1 : undefined}
              {...card}
            />
          )}
        </Carousel>
      )}
    </ShelfState>
  );
}
