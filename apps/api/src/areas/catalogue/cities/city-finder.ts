import { type State, states } from '../../pricing/index.ts';
import { EditionCache } from '../edition-cache.ts';
import { CityIndex, Fit } from './city-index.ts';
import { type CityQuestion, readCityQuestion, matchState } from './city-question.ts';
import type { CityRepository, NamedCityRow } from './city-repository.ts';
import { cityWords } from './city-words.ts';
import { citySlugOfPin, isPin, statesOfPin } from './pin-codes.ts';
import { isDevanagari } from '@dopahiya/engines/plain-words';
import { isOffice, type RtoCode, readRtoCode } from './rto-code.ts';
import { kmBetween, type Place, findPlaces, findPlacesBySound } from './places.ts';
import type { CurrentEdition } from '../../../core/current-edition.ts';

/** What a text was taken for that names none of the cities, as the contract has it. */
export interface Guess {
  kind: 'state' | 'pin' | 'place' | 'unknown';
  asked: string;
  states: readonly State[];
  large: NamedCityRow | null;
}

/** The cities that a text finds; a guess says what they are where it named none of them. */
export interface FoundCities {
  cities: NamedCityRow[];
  guess: Guess | null;
}

/** What a city finder works with. */
export interface CityFinderSources {
  cities: Pick<CityRepository, 'all'>;
  edition: CurrentEdition;
}

/** Of several places with one name, each shows this many cities. */
const CITIES_OF_PLACE = 4;

/** What stands behind the name of a city for a part of it, or for all of it. */
const partOfCity =
  / (?:north|south|east|west|central|city|dist(?:rict|t)?|town|urban|rural|cantt?|cantonment|शहर|जिला)$/;

/** Nobody goes farther than these km for a two-wheeler. */
const FAR = 200;

/** Finds the cities of the catalogue by what somebody types; their names are read once for each edition of it. */
export class CityFinder {
  readonly #cities: CityFinderSources['cities'];
  readonly #index: EditionCache<CityIndex>;

  constructor({ cities, edition }: CityFinderSources) {
    this.#cities = cities;
    this.#index = new EditionCache(edition, 1);
  }

  /**
   * The cities that a text means, the best first: by name in English or Hindi, with slips of the pen, with a state or PIN
   * code behind it; else those of its state, of its PIN code, or nearest to the place that it names.
   */
  async find(text: string): Promise<FoundCities> {
    const index = await this.#current();
    const words = cityWords(text);
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

  /** Whether a text is just one of the names of a city. */
  async isName(text: string): Promise<boolean> {
    return (await this.#current()).isNamed(cityWords(text));
  }

  #current(): Promise<CityIndex> {
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

/** The city of an office; the cities of its state where the office is that of no city we know. */
function ofRto(index: CityIndex, asked: string, { state, office }: RtoCode): FoundCities {
  const own = index.ofStates([state]).filter(({ rto_code }) => isOffice(rto_code, office));
  return cities(own) ?? ofStates(index, asked, [state]);
}

function ofStates(index: CityIndex, words: string, meant: readonly State[]): FoundCities {
  const begun = index.startingWith(words);
  const all = [...new Set([...begun, ...index.ofStates(meant)])];
  return { cities: all, guess: { kind: 'state', asked: words, states: meant, large: null } };
}

const unknown = (text: string): FoundCities => ({
  cities: [],
  guess: { kind: 'unknown', asked: text.trim(), states, large: null },
});

/** Cities of the name; a state that is named whole comes before cities that only have its letters. */
function byName(index: CityIndex, { words, pinStates }: CityQuestion): FoundCities | null {
  if (words === '') return null;
  const state = index.isNamed(words) ? undefined : matchState(words);
  if (state && (words.length > 2 || index.startingWith(words).length === 0)) return ofStates(index, words, [state]);
  return (pinStates && cities(index.named(words, pinStates))) ?? cities(index.named(words, undefined, Fit.words));
}

/** What is named before a state; the state's cities where that is nothing we know. */
function inState(index: CityIndex, { names, state }: CityQuestion): FoundCities | null {
  if (!state) return null;
  for (const name of names) {
    const found = cities(index.named(name, [state])) ?? nearPlace(index, name, state) ?? bySound(index, name, state);
    if (found) return found;
  }
  const [name = ''] = names;
  return cities(index.alike(name, [state])) ?? cities(index.named(name)) ?? ofStates(index, name, [state]);
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

/** A city or place of which a name sounds so, in Latin letters or Devanagari. */
function bySound(index: CityIndex, words: string, state?: State, slips = 0): FoundCities | null {
  const own = slips === 0 ? cities(index.sounding(words, state && [state])) : null;
  return own ?? nearPlaces(index, findPlacesBySound(words, slips), state);
}

/** A city in one of the parts, or among the words, of an address. */
function byPart(index: CityIndex, { names, words }: CityQuestion): FoundCities | null {
  for (const part of [...names.slice(1), ...words.split(' ').toReversed()]) {
    if (index.isNamed(part)) return cities(index.named(part));
  }
  return null;
}

/** The cities of the state of a place, the nearest first; of each state where several have one of this name. */
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

/** The large city nearest to a place, where it lies in another state. */
function largeElsewhere(index: CityIndex, place: Place): NamedCityRow | null {
  const large = index.nearestLarge(place);
  return large && large.state !== place.state && kmBetween(place, large) <= FAR ? large : null;
}
