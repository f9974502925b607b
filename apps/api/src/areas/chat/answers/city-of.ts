import { defaultCity } from '@dopahiya/domain/places';
import type { Asked } from './answered.ts';

/** Returns the city for a price: the one named, else the user's if known, else Delhi. */
export async function cityOf({ slots, home, sources }: Asked): Promise<{ slug: string; name: string }> {
  const named = slots.city ?? home;
  const city = named === undefined ? undefined : await sources.cities.largestCalled(named);
  return city ?? { slug: defaultCity.toLowerCase(), name: defaultCity };
}
