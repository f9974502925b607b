import { defaultCity } from '@dopahiya/domain/places';
import type { Asked } from './answered.ts';

/** The city that a price is for: the one that was named, that of who asks where we know it, else Delhi. */
export async function cityOf({ slots, home, sources }: Asked): Promise<{ slug: string; name: string }> {
  const named = slots.city ?? home;
  const city = named === undefined ? undefined : await sources.cities.largestCalled(named);
  return city ?? { slug: defaultCity.toLowerCase(), name: defaultCity };
}
