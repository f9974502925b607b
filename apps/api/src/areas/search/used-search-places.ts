import type { CityFinder } from '../catalogue/index.ts';
import type { FoundPart } from './used-search-parts.ts';

/** A place of a search for used bikes, with the words that name it. */
interface FoundPlace {
  part: FoundPart & { words: string };
  cityIds: number[];
}

interface PlaceSources {
  cities: Pick<CityFinder, 'find' | 'isName'>;
  /** Checks whether words surely name a model. */
  isModel: (words: string) => Promise<boolean>;
}

interface Words {
  rest: string;
  /** Words where a place is expected, as after 'in'. */
  place: string | undefined;
  /** Whether these words name no model, so that a name of a place may have a typo. */
  isLeft?: boolean;
}

/** Minimum length of a word that is a mistyped place. */
const SHORTEST_MISTYPED = 6;
/** Maximum number of words looked up, those with typos apart, and of words in a name. */
const MAX_WORDS = 10;
const MAX_MISTYPED = 4;
const LONGEST = 3;
/** Code of a registration office: 'MH12'. */
const office = /^[a-z]{2}-?\d{1,2}$/i;

/** Finds the places among the words of a search, and returns the words that are left. */
export async function findUsedPlaces({ rest, place, isLeft = false }: Words, sources: PlaceSources) {
  const marked = place === undefined ? null : await placeCalled(place, 'marked', sources);
  const places = marked ? [marked] : [];
  const words = [rest, marked ? '' : (place ?? '')].join(' ').split(' ').filter(Boolean);
  const left: string[] = words.slice(MAX_WORDS);
  for (let at = 0; at < Math.min(words.length, MAX_WORDS);) {
    const found = await longestAt(words.slice(at, at + LONGEST), isLeft && at < MAX_MISTYPED, sources);
    if (found) places.push(found.place);
    else left.push(words[at] ?? '');
    at += found?.length ?? 1;
  }
  return { places, rest: left.join(' ') };
}

async function longestAt(words: readonly string[], isLeft: boolean, sources: PlaceSources) {
  for (let length = words.length; length > 0; length--) {
    const name = words.slice(0, length).join(' ');
    const place = await placeCalled(name, isLeft && length === 1 ? 'left' : 'named', sources);
    if (place) return { place, length };
  }
  return null;
}

/** Finds the place that words name: exactly, or with typos where a place is expected or nothing else is meant. */
async function placeCalled(
  words: string,
  how: 'marked' | 'named' | 'left',
  { cities, isModel }: PlaceSources,
): Promise<FoundPlace | null> {
  if (/^vs$/i.test(words)) return null;
  const isName = await cities.isName(words);
  if (how === 'named' && !isName) return null;
  if (how === 'named' && (await isModel(words))) return null;
  const { cities: found, guess } = await cities.find(words);
  const [state, ...otherStates] = guess?.states ?? [];
  if (guess?.kind === 'state' && state && otherStates.length === 0)
    return {
      part: { kind: 'state', value: state, min: null, max: null, words },
      cityIds: idsOf(found.filter((one) => one.state === state)),
    };
  const [city] = found;
  const isSure =
    isName || how === 'marked' || (guess === null && (words.length >= SHORTEST_MISTYPED || office.test(words)));
  if (!city || !isSure || (guess && (guess.kind === 'unknown' || otherStates.length > 0))) return null;
  const named = isName ? found.filter(({ name }) => name === city.name) : [city];
  return { part: { kind: 'city', value: city.name, min: null, max: null, words }, cityIds: idsOf(named) };
}

const idsOf = (cities: readonly { id: number }[]): number[] => cities.map(({ id }) => id);
