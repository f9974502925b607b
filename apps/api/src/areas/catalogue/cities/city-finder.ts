import { type State, states } from '../../pricing/index.ts';
import { EditionCache } from '../edition-cache.ts';
import { Fit, isDevanagari, placeWords } from '@dopahiya/engines/parser';
import { CityIndex, inStates } from './city-index.ts';
import { type CityQuestion, readCityQuestion, matchState } from './city-question.ts';
import type { CityRepository, NamedCityRow } from './city-repository.ts';
import { citySlugOfPin, isPin, statesOfPin } from './pin-codes.ts';
import { isOffice, type RtoCode, readRtoCode } from './rto-code.ts';
import { kmBetween, type Place, findPlaces, findPlacesBySound } from './places.ts';
import type { CurrentEdition } from '../../../core/current-edition.ts';

/** Interpretation of a text that names no city, as in the contract. */
export interface Guess {
  kind: 'state' | 'pin' | 'place' | 'unknown';
  asked: string;
  states: readonly State[];
  large: NamedCityRow | null;
}

/** Cities found for a text, with a guess if it names none of them. */
export interface FoundCities {
  cities: NamedCityRow[];
  guess: Guess | null;
}

/** Dependencies of a city finder. */
export interface CityFinderSources {
  cities: Pick<CityRepository, 'all'>;
  edition: CurrentEdition;
}

/** Number of cities shown for each of several places with the same name. */
const CITIES_OF_PLACE = 4;

/** Words after a city's name for part or all of it. */
const partOfCity =
  / (?:north|south|east|west|central|city|dist(?:rict|t)?|town|urban|rural|cantt?|cantonment|शहर|जिला)$/;

/** Maximum distance in km that anybody travels for a two-wheeler. */
const FAR = 200;

/** Finds the cities of the catalogue by typed text; their names are read once per edition. */
export class CityFinder {
  readonly #cities: CityFinderSources['cities'];
  readonly #index: EditionCache<CityIndex>;

  constructor({ cities, edition }: CityFinderSources) {
    this.#cities = cities;
    this.#index = new EditionCache(edition, 1);
  }

  /**
   * Finds the cities meant by a text, best first: by name in English or Hindi, tolerating typos, with a state or PIN code after it;
   * otherwise those of the state, of the PIN code, or nearest to the place it names.
   */
  async find(text: string): Promise<FoundCities> {
    const index = await this.index();
    const words = placeWords(text);
    if (isPin(words)) return ofPin(index, words.replaceAll(' ', ''));
    const rto = readRtoCode(words);
    if (rto) return ofRto(index, words, rto);
    const question = readCityQuestion(text);
    return (
      byName(index, question) ??
      inState(index, question) ??
      byName(index, { ...question, words: question.words.replace(partOfCity, '') }) ??
      byPlaceOrSlip(index, question) ??
      byPart(index, question) ??
      (question.pinStates && ofStates(index, question.words, question.pinStates)) ??
      unknown(text)
    );
  }

  /** Checks whether a text is exactly a name of a city. */
  async isName(text: string): Promise<boolean> {
    return (await this.index()).cityCalled(placeWords(text)) !== undefined;
  }

  /** Returns the index of the current catalogue's cities. */
  index(): Promise<CityIndex> {
    return this.#index.get('cities', async () => new CityIndex(await this.#cities.all()));
  }
}

const cities = (found: NamedCityRow[]): FoundCities | null =>
  found.length > 0 ? { cities: found, guess: null } : null;

function ofPin(index: CityIndex, asked: string): FoundCities {
  const meant = statesOfPin(asked);
  const slug = citySlugOfPin(asked);
  const own = slug === undefined ? undefined : index.withSlug(slug);
  const others = index.ofStates(meant).filter((city) => city !== own);
  if (meant.length === 0) return unknown(asked);
  return { cities: own ? [own, ...others] : others, guess: { kind: 'pin', asked, states: meant, large: null } };
}

/** Finds the city of a registration office; the state's cities if the office belongs to no known city. */
function ofRto(index: CityIndex, asked: string, { state, office }: RtoCode): FoundCities {
  const own = index.ofStates([state]).filter(({ rto_code }) => isOffice(rto_code, office));
  return cities(own) ?? ofStates(index, asked, [state]);
}

function ofStates(index: CityIndex, words: string, meant: readonly State[]): FoundCities {
  const begun = index.named(words, undefined, Fit.start);
  const all = [...new Set([...begun, ...index.ofStates(meant)])];
  return { cities: all, guess: { kind: 'state', asked: words, states: meant, large: null } };
}

const unknown = (text: string): FoundCities => ({
  cities: [],
  guess: { kind: 'unknown', asked: text.trim(), states, large: null },
});

/** Finds cities by name; a full state name takes precedence over cities that only contain its letters. */
function byName(index: CityIndex, { words, pinStates }: CityQuestion): FoundCities | null {
  if (words === '') return null;
  const state = index.cityCalled(words) ? undefined : matchState(words);
  if (state && (words.length > 2 || index.named(words, undefined, Fit.start).length === 0))
    return ofStates(index, words, [state]);
  return (
    (pinStates && cities(index.named(words, inStates(pinStates)))) ?? cities(index.named(words, undefined, Fit.words))
  );
}

/** Finds the city named before a state; the state's cities if the name is unknown. */
function inState(index: CityIndex, { names, state }: CityQuestion): FoundCities | null {
  if (!state) return null;
  for (const name of names) {
    const found =
      cities(index.named(name, inStates([state]))) ?? nearPlace(index, name, state) ?? bySound(index, name, state);
    if (found) return found;
  }
  const [name = ''] = names;
  return cities(index.alike(name, inStates([state]))) ?? cities(index.named(name)) ?? ofStates(index, name, [state]);
}

function byPlaceOrSlip(index: CityIndex, { words }: CityQuestion): FoundCities | null {
  const named =
    nearPlace(index, words) ??
    cities(words === '' ? [] : index.named(words)) ??
    (isDevanagari(words) ? bySound(index, words) : null);
  return named ?? bySlip(index, words) ?? bySound(index, words) ?? bySound(index, words, undefined, 1);
}

function bySlip(index: CityIndex, words: string): FoundCities | null {
  const state = matchState(words, 1);
  return (
    cities(index.alike(words, undefined, 1)) ??
    (state && ofStates(index, words, [state])) ??
    nearPlace(index, words, undefined, 1) ??
    (isDevanagari(words) ? bySound(index, words, undefined, 1) : null) ??
    cities(index.alike(words))
  );
}

/** Finds a city or place whose name sounds like the words, in Latin letters or Devanagari. */
function bySound(index: CityIndex, words: string, state?: State, slips = 0): FoundCities | null {
  const own = slips === 0 ? cities(index.sounding(words, inStates(state && [state]))) : null;
  return own ?? nearPlaces(index, findPlacesBySound(words, slips), state);
}

/** Finds a city in one of the parts, or among the words, of an address. */
function byPart(index: CityIndex, { names, words }: CityQuestion): FoundCities | null {
  for (const part of [...names.slice(1), ...words.split(' ').toReversed()]) {
    if (index.cityCalled(part)) return cities(index.named(part));
  }
  return null;
}

/** Finds the cities of a place's state, nearest first; those of each state if several have such a place. */
function nearPlace(index: CityIndex, words: string, state?: State, slips = 0): FoundCities | null {
  return nearPlaces(index, findPlaces(words, slips), state);
}

function nearPlaces(index: CityIndex, named: readonly Place[], state?: State): FoundCities | null {
  const places = named.filter((place) => state === undefined || place.state === state);
  const [place] = places;
  if (!place) return null;
  const [max, large] = places.length > 1 ? [CITIES_OF_PLACE, null] : [undefined, largeElsewhere(index, place)];
  const near = places.flatMap((one) => index.nearestIn(one.state, one).slice(0, max));
  const meant = [...new Set(places.map((one) => one.state))];
  return { cities: [...new Set(near)], guess: { kind: 'place', asked: place.name, states: meant, large } };
}

/** Finds the large city nearest to a place, if it lies in another state. */
function largeElsewhere(index: CityIndex, place: Place): NamedCityRow | null {
  const large = index.nearestLarge(place);
  return large && large.state !== place.state && kmBetween(place, large) <= FAR ? large : null;
}
