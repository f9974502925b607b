import { bikeQuerySchema } from '@dopahiya/domain/inputs';
import type { BikeRequest, SearchRead } from '@dopahiya/domain/requests';
import { dateInIndia } from '@dopahiya/domain/site';
import {
  findAsRead,
  isOfBrands,
  needsNoBike,
  type Reading,
  type ReadPart,
  readPlainWords,
} from '@dopahiya/engines/plain-words';
import type { BikeService } from '../catalogue/index.ts';
import type { Clock } from '../../core/clock.ts';
import { lastTwoWeeks, WeeklyCounter } from '../../core/counting/weekly-counter.ts';
import type { BikeFinder } from './bike-finder.ts';
import type { FoundBike } from './bike-index.ts';
import type { Lead, SearchLeads } from './search-leads.ts';
import type { SearchRepository, SuggestionRow } from './search-repository.ts';
import { withoutMarks } from './search-terms.ts';

const MAX_SUGGESTIONS = 8;
const POPULAR_TERMS = 8;
/** A suggestion that fits much worse than the best one is a chance likeness. */
const SHARE_OF_BEST = 0.8;

/** Popular terms are read anew after this time: they change slowly, and every key pressed asks for them. */
const POPULAR_MS = 60_000;

/** What a search service works with. */
export interface SearchSources {
  finder: BikeFinder;
  leads: SearchLeads;
  bikes: Pick<BikeService, 'list'>;
  searches: SearchRepository;
  clock: Clock;
}

/** What the search box shows. */
export interface Suggestions {
  bikes: SuggestionRow[];
  /** Pages that the words ask for beside the bikes. */
  leads: Lead[];
  popularTerms: string[];
  /** How plain words were read, and how many bikes the results page finds; undefined where they are names alone. */
  read: SearchRead | undefined;
}

/** The search box: bikes that fit what somebody types, and what others look for. */
export class SearchService {
  readonly #sources: SearchSources;
  /** Names in the catalogue: no other words are counted. */
  readonly #counter: WeeklyCounter<string>;
  #popular = { terms: [] as string[], readAt: Number.NEGATIVE_INFINITY };

  constructor(sources: SearchSources) {
    this.#sources = sources;
    const { searches, clock } = sources;
    this.#counter = new WeeklyCounter({ add: (counts) => searches.add(counts), clock });
  }

  /** At most eight bikes that fit a text, the best first, and the terms that are looked for most; `counts` says whether this search for a name counts. */
  async suggest(text: string, counts: (name: string) => boolean = () => true): Promise<Suggestions> {
    const reading = readPlainWords(text, await this.#sources.finder.brands());
    const [{ bikes, read }, leads, popularTerms] = await Promise.all([
      this.#found(text, reading),
      this.#sources.leads.find(reading),
      this.#popularTerms(),
    ]);
    const name = nameIn(bikes, withoutMarks(text));
    if (name !== undefined && counts(name)) this.#counter.count(name);
    return { bikes, leads, popularTerms, read };
  }

  /** Writes what was counted since the last time. */
  flush(): Promise<void> {
    return this.#counter.flush();
  }

  /** Bikes of the names that were typed; what plain words mean as the results page finds it. */
  async #found(text: string, reading: Reading): Promise<Pick<Suggestions, 'bikes' | 'read'>> {
    if (needsNoBike(reading.situation)) return { bikes: [], read: undefined };
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

  /** Of this week and the last; the best-selling models fill the places that are left. */
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

/** Words that are names, with or without those of brands. */
const areNames = ({ parts }: Reading): boolean => parts.every(isOfBrands);

const toRead = ({ conditions, sort, brand }: ReadPart): SearchRead['parts'][number] => ({
  conditions: conditions.map(([name, value]) => [name, value]),
  ...(sort && { sort }),
  ...(brand !== undefined && { brand }),
});

/** The best of what was found, without what fits much worse. */
function bestOf(found: FoundBike<SuggestionRow>[]): SuggestionRow[] {
  const min = (found[0]?.score ?? 0) * SHARE_OF_BEST;
  const fitting = found.filter(({ score }) => score >= min).slice(0, MAX_SUGGESTIONS);
  return fitting.map(({ bike }) => bike);
}

/** The brand or model that a text names whole, whatever blanks and marks it is written with. */
function nameIn(bikes: SuggestionRow[], plain: string): string | undefined {
  const named = bikes.find(({ name, brand }) =>
    [name, `${brand} ${name}`].some((text) => withoutMarks(text) === plain),
  );
  if (named) return `${named.brand} ${named.name}`;
  return bikes.find(({ brand }) => withoutMarks(brand) === plain)?.brand;
}

const fullNameOf = ({ brand, name }: SuggestionRow): string => `${brand} ${name}`;
