import { defaultCity } from '@dopahiya/domain/places';
import type { Asked } from './answered.ts';

/** City of an answer with prices. */
export interface AnswerCity {
  slug: string;
  name: string;
  /** Sentence that says which city was assumed; none if the message, the form or the page named it. */
  note: string[];
}

/** Returns the city for a price: the one named, else the user's if known, else Delhi. */
export async function cityOf({ slots, home, unknownPlace, words, sources }: Asked): Promise<AnswerCity> {
  const named = slots.city ?? home;
  const found = named === undefined ? undefined : await sources.cities.largestCalled(named);
  const city = found ?? { slug: defaultCity.toLowerCase(), name: defaultCity };
  if (unknownPlace !== undefined || (named !== undefined && !found))
    return { ...city, note: [words.unknownCity(city.name)] };
  return { ...city, note: named === undefined ? [words.defaultCity(city.name)] : [] };
}
