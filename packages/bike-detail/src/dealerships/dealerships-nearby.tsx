import type { BikeBrand } from '@dopahiya/domain/bikes';
import * as texts from '#texts/dealerships';
import { useComingNear } from '../deferred-parts/deferred-sections.ts';
import * as S from '../specifications/specifications.styles.ts';
import { DealershipList } from './dealership-list.tsx';

export interface DealershipsNearbyProps {
  brand: BikeBrand;
  /** Name of the chosen city; null without one. */
  city: string | null;
}

/** The showrooms of the chosen city, fetched when they come near. Renders an `<aside>`. */
export function DealershipsNearby({ brand, city }: DealershipsNearbyProps) {
  const { ref, isNear } = useComingNear();
  return (
    <S.Aside ref={ref}>
      <h3>{city === null ? texts.title : texts.titleIn(city)}</h3>
      <DealershipList brand={brand} city={city} isNear={isNear} />
    </S.Aside>
  );
}
