import type { CityFinder } from '../catalogue/index.ts';
import type { FoundPart } from './used-search-parts.ts';

/** A place of a search for used bikes, with the words that name it. */
interface FoundPlace {
  part: FoundPart & { words: string };
  cityIds: number[];
}

type FoundCities = Awaited<ReturnType<CityFinder['find']>>;

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
export async function findUsedPlaces({ rest, place = '', isLeft = false }: Words, sources: PlaceSources) {
  const marked = place === '' ? null : await placeCalled(place, 'marked', sources);
  const words = (marked ? rest : `${rest} ${place}`).split(' ').filter(Boolean);
  const { places, left } = await placesAmong(words.slice(0, MAX_WORDS), isLeft, sources);
  return { places: [...(marked ? [marked] : []), ...places], rest: [...left, ...words.slice(MAX_WORDS)].join(' ') };
}

async function placesAmong(words: readonly string[], isLeft: boolean, sources: PlaceSources) {
  const places: FoundPlace[] = [];
  const left: string[] = [];
  for (let at = 0; at < words.length;) {
    const how = isLeft && at < MAX_MISTYPED ? 'left' : 'named';
    const found = await longestPlace(words.slice(at, at + LONGEST), how, sources);
    if (found) places.push(found.place);
    else left.push(words[at] ?? '');
    at += found?.length ?? 1;
  }
  return { places, left };
}

async function longestPlace(words: readonly string[], how: 'named' | 'left', sources: PlaceSources) {
  for (let length = words.length; length > 0; length--) {
    const name = words.slice(0, length).join(' ');
    const place = await placeCalled(name, how, sources);
    if (place) return { place, length };
  }
  return null;
}

/** Finds the place that words name: exactly, or with typos where a place is expected or nothing else is meant. */
async function placeCalled(words: string, how: 'marked' | 'named' | 'left', { cities, isModel }: PlaceSources) {
  const isName = await cities.isName(words);
  const isNothing = how === 'named' && (!isName || (await isModel(words)));
  if (isNothing || /^vs$/i.test(words)) return null;
  const found = await cities.find(words);
  return stateOf(words, found) ?? cityOf(words, found, { isName, isMarked: how === 'marked' });
}

/** Returns the state that words name; null if they name another place. */
function stateOf(words: string, { cities, guess }: FoundCities): FoundPlace | null {
  const [state, ...others] = guess?.states ?? [];
  if (guess?.kind !== 'state' || !state || others.length > 0) return null;
  const own = cities.filter((city) => city.state === state);
  return { part: { kind: 'state', value: state, min: null, max: null, words }, cityIds: own.map(({ id }) => id) };
}

/** Returns the city that words name, or that is nearest to the place they name; null if it is not sure. */
function cityOf(
  words: string,
  { cities, guess }: FoundCities,
  { isName, isMarked }: { isName: boolean; isMarked: boolean },
): FoundPlace | null {
  const [city] = cities;
  const isOneWord = !words.includes(' ') && guess === null;
  const isLikely = isOneWord && (words.length >= SHORTEST_MISTYPED || office.test(words));
  if (!city || (guess?.states.length ?? 1) > 1 || !(isName || isMarked || isLikely)) return null;
  const own = isName ? cities.filter(({ name }) => name === city.name) : [city];
  return { part: { kind: 'city', value: city.name, min: null, max: null, words }, cityIds: own.map(({ id }) => id) };
}
