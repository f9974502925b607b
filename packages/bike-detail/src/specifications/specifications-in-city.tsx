import { DealershipsNearby } from '../dealerships/dealerships-nearby.tsx';
import { Specifications, type SpecificationsProps } from './specifications.tsx';

export interface SpecificationsInCityProps extends Omit<SpecificationsProps, 'aside'> {
  /** Name of the chosen city; empty without one. */
  city: string;
}

/** All that is known of a bike, with the showrooms of the city beside it. */
export function SpecificationsInCity({ city, ...sheet }: SpecificationsInCityProps) {
  return <Specifications {...sheet} aside={<DealershipsNearby brand={sheet.bike.brand} city={city || null} />} />;
}
