import { placeName } from '@dopahiya/domain/places';
import type { BikeBrand } from '@dopahiya/domain/bikes';
import { Later } from '@dopahiya/ui-kit';
import * as texts from '#texts/dealerships';
import * as S from '../specifications/specifications.styles.ts';
import { DealershipsWaiting } from './dealerships-waiting.tsx';

const loadList = async () => (await import('./dealership-list.tsx')).DealershipList;

export interface DealershipsNearbyProps {
  brand: BikeBrand;
  /** Name of the chosen city; null if none. */
  city: string | null;
}

/** Showrooms of the chosen city, fetched when they come near the viewport. Renders an `<aside>`. */
export function DealershipsNearby({ brand, city }: DealershipsNearbyProps) {
  return (
    <S.Aside>
      <h3>{city === null ? texts.title : texts.titleIn(placeName(city))}</h3>
      <Later browserOnly load={loadList} fallback={<DealershipsWaiting />} brand={brand} city={city} />
    </S.Aside>
  );
}
