import { placeNameIn } from '@dopahiya/domain/languages';
import { defaultCity } from '@dopahiya/domain/places';
import type { Asked } from './answered.ts';

/** City of an answer with prices. */
export interface AnswerCity {
  slug: string;
  /** Its name in addresses. */
  name: string;
  /** Its name in sentences. */
  said: string;
  /** Sentence that says which city was assumed; none if the message, the form or the page named it. */
  note: string[];
}

/** Returns the city of the message, else the user's; undefined if none is known. */
export async function namedCity({ slots, home, sources }: Asked) {
  const named = slots.city ?? home;
  return named === undefined ? undefined : sources.cities.largestCalled(named);
}

/** Returns the city for a price: the one named, else the user's if known, else Delhi. */
export async function cityOf(asked: Asked): Promise<AnswerCity> {
  const { slots, home, unknownPlace, words } = asked;
  const isNamed = slots.city !== undefined || home !== undefined;
  const found = await namedCity(asked);
  const { slug, name } = found ?? { slug: defaultCity.toLowerCase(), name: defaultCity };
  const said = placeNameIn(words.language, name);
  if (unknownPlace !== undefined || (isNamed && !found)) return { slug, name, said, note: [words.unknownCity(said)] };
  return { slug, name, said, note: isNamed ? [] : [words.defaultCity(said)] };
}
