import { type UsedBike, usedBikePath } from '@dopahiya/domain/market';
import { Skeleton, VisuallyHidden } from '@dopahiya/ui-kit';
import { UsedCard } from '@dopahiya/ui-kit/market';
import * as texts from '#texts/used-bikes-list';
import { PriceDeal } from '../value/price-deal.tsx';
import { nameOf, toCard } from './used-bike-card.ts';
import * as S from './used-bikes-list.styles.ts';

export interface ListedUsedBikesProps {
  bikes: readonly UsedBike[];
  /** Number of cards whose pictures load at once; the others wait until they are near. @default 0 */
  eager?: number;
}

/** Grid of used bikes, each with the seller's photo or a drawing of its model. */
export function ListedUsedBikes({ bikes, eager = 0 }: ListedUsedBikesProps) {
  return (
    <S.Grid aria-label={texts.bikes}>
      {bikes.map((bike, index) => {
        const loading = index < eager ? 'eager' : 'lazy';
        return (
          <li key={bike.id}>
            <UsedCard
              bike={toCard(bike)}
              to={usedBikePath(bike)}
              drawing={drawingOf(bike, loading)}
              deal={bike.deal && <PriceDeal deal={bike.deal} size="s" />}
              loading={loading}
            />
          </li>
        );
      })}
    </S.Grid>
  );
}

function drawingOf(bike: UsedBike, loading: 'eager' | 'lazy') {
  const image = bike.images.find(({ is_drawing }) => is_drawing);
  if (!image) return undefined;
  return (
    <S.Drawing
      src={image.address}
      alt={texts.drawing(nameOf(bike))}
      width={bike.drawing?.width}
      height={bike.drawing?.height}
      loading={loading}
      decoding="async"
    />
  );
}

const expected = 4;

/** Skeleton of the grid. */
export function UsedBikesSkeleton({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      <S.Grid aria-hidden="true">
        {Array.from({ length: expected }, (_, index) => (
          <li key={index} data-testid="used-bike-skeleton">
            <Skeleton height="330px" />
          </li>
        ))}
      </S.Grid>
    </>
  );
}
