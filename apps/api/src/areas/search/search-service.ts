import { bikeQuerySchema } from '@dopahiya/domain/inputs';
import type { BikeRequest, SearchRead } from '@dopahiya/domain/requests';
import { dateInIndia } from '@dopahiya/domain/site';
import { asksForBest } from '@dopahiya/engines/choose';
import { type FoundBike, isNamed, parse, withoutMarks } from '@dopahiya/engines/parser';
import { findAsRead, isOfBrands, type Reading, readingOf, type ReadPart } from '@dopahiya/engines/plain-words';
import type { BikeService, CityFinder } from '../catalogue/index.ts';
import type { Clock } from '../../core/clock.ts';
import { lastTwoWeeks, WeeklyCounter } from '../../core/counting/weekly-counter.ts';
import type { BikeFinder } from './bike-finder.ts';
import type { Lead, SearchLeads } from './search-leads.ts';
import type { SearchRepository, SuggestionRow } from './search-repository.ts';

const MAX_SUGGESTIONS = 8;
const POPULAR_TERMS = 8;
/** Minimum score relative to the best suggestion: below it the similarity is accidental. */
const SHARE_OF_BEST = 0.8;

/** Cache lifetime in ms of popular terms: they change slowly, and every keystroke requests them. */
const POPULAR_MS = 60_000;

/** Dependencies of a search service. */
export interface SearchSources {
  finder: BikeFinder;
  cities: Pick<CityFinder, 'index'>;
  leads: SearchLeads;
  bikes: Pick<BikeService, 'list'>;
  searches: SearchRepository;
  clock: Clock;
}

/** Suggestions of the search box. */
export interface Suggestions {
  bikes: SuggestionRow[];
  /** Pages that the words ask for besides bikes. */
  leads: Lead[];
  popularTerms: string[];
  /** How plain words were interpreted, and the number of results; undefined if they are only names. */
  read: SearchRead | undefined;
}

/** Search box: bikes that match the typed text, and popular terms. */
export class SearchService {
  readonly #sources: SearchSources;
  /** Counts only names of the catalogue, no other words. */
  readonly #counter: WeeklyCounter<string>;
  #popular = { terms: [] as string[], readAt: Number.NEGATIVE_INFINITY };

  constructor(sources: SearchSources) {
    this.#sources = sources;
    const { searches, clock } = sources;
    this.#counter = new WeeklyCounter({ add: (counts) => searches.add(counts), clock });
  }

  /**
   * Returns at most eight bikes that match a text, best first, and the popular terms; `counts` decides whether this search for a name is
   * counted.
   */
  async suggest(text: string, counts: (name: string) => boolean = () => true): Promise<Suggestions> {
    const reading = await this.read(text);
    const [{ bikes, read }, leads, popularTerms] = await Promise.all([
      this.#found(text, reading),
      reading.situation !== undefined ? [] : this.#sources.leads.find(reading),
      this.#popularTerms(),
    ]);
    const name = nameIn(bikes, text);
    if (name !== undefined && counts(name)) this.#counter.count(name);
    return { bikes, leads, popularTerms, read };
  }

  /** Parses a search in plain words. */
  async read(text: string): Promise<Reading> {
    const { finder, cities } = this.#sources;
    const [names, places] = await Promise.all([finder.index(), cities.index()]);
    const reading = readingOf(parse(text, { names, places }));
    const isChoice = reading.aim === undefined && reading.rest === '' && asksForBest(reading.text);
    return isChoice ? { ...reading, aim: 'choose' } : reading;
  }

  /** Writes the counts since the last flush. */
  flush(): Promise<void> {
    return this.#counter.flush();
  }

  /** Finds bikes by typed names; plain words as the results page interprets them. */
  async #found(text: string, reading: Reading): Promise<Pick<Suggestions, 'bikes' | 'read'>> {
    if (reading.situation !== undefined) return { bikes: [], read: undefined };
    if (areNames(reading)) {
      const named = reading.aim ? [] : await this.#sources.finder.find(reading.text);
      if (named.length > 0 || text.trim() === '') return { bikes: bestOf(named), read: undefined };
    }
    if (reading.parts.length > 0) return this.#asRead(reading);
    return { bikes: bestOf((await this.#sources.finder.findMost(reading.rest)).found), read: undefined };
  }

  async #asRead(asked: Reading): Promise<Pick<Suggestions, 'bikes' | 'read'>> {
    const { found, reading } = await findAsRead(asked, {
      list: (request) => this.#page(request),
      named: (request) => this.#page({ ...request, any_words: 'true' }),
    });
    const { rest: names, parts, unfit = [] } = reading;
    const counted = parts.filter((part) => !unfit.includes(part)).map(toRead);
    return {
      bikes: await this.#withIds(found.ids),
      read: counted.length > 0 ? { parts: counted, names, count: found.count } : undefined,
    };
  }

  async #page(request: BikeRequest) {
    const asked = Object.entries({ ...request, limit: MAX_SUGGESTIONS }).map(([name, value]) => [name, String(value)]);
    const {
      rows,
      count,
      leftOut = [],
    } = await this.#sources.bikes.list(bikeQuerySchema.parse(Object.fromEntries(asked)));
    return { ids: rows.map(({ id }) => id), count, left_out: leftOut };
  }

  async #withIds(ids: number[]): Promise<SuggestionRow[]> {
    const all = await this.#sources.finder.all();
    const byId = new Map(all.map((bike) => [bike.id, bike]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Returns the popular terms of this week and the last, filled up with best-selling models. */
  async #popularTerms(): Promise<string[]> {
    const { searches, finder, clock } = this.#sources;
    const now = clock();
    if (Math.abs(now.getTime() - this.#popular.readAt) < POPULAR_MS) return this.#popular.terms;
    const counted = await searches.popular(lastTwoWeeks(dateInIndia(now)), POPULAR_TERMS);
    const bestSellers = (await finder.all()).slice(0, POPULAR_TERMS).map(fullNameOf);
    const terms = [...new Set([...counted, ...bestSellers])].slice(0, POPULAR_TERMS);
    this.#popular = { terms, readAt: now.getTime() };
    return terms;
  }
}

/** Checks whether all words are names, with or without brands. */
const areNames = ({ parts }: Reading): boolean => parts.every(isOfBrands);

const toRead = ({ conditions, sort, brand }: ReadPart): SearchRead['parts'][number] => ({
  conditions: conditions.map(([name, value]) => [name, value]),
  ...(sort && { sort }),
  ...(brand !== undefined && { brand }),
});

/** Returns the best matches, without much worse ones. */
function bestOf(found: FoundBike<SuggestionRow>[]): SuggestionRow[] {
  const min = (found[0]?.score ?? 0) * SHARE_OF_BEST;
  const fitting = found.filter(({ score }) => score >= min).slice(0, MAX_SUGGESTIONS);
  return fitting.map(({ bike }) => bike);
}

/** Finds the brand or model that a text names in full, ignoring spaces and punctuation. */
function nameIn(bikes: SuggestionRow[], text: string): string | undefined {
  const named = bikes.find((bike) => isNamed(bike, text));
  return named ? fullNameOf(named) : bikes.find(({ brand }) => withoutMarks(brand) === withoutMarks(text))?.brand;
}

const fullNameOf = ({ brand, name }: SuggestionRow): string => `${brand} ${name}`;
