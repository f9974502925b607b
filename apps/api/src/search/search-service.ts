import { dateInIndia } from '@dopahiya/domain/site';
import { apiFilters, inOrder } from '@dopahiya/engines/bike-conditions';
import { type Reading, readPlainWords } from '@dopahiya/engines/plain-words';
import { bikeQuerySchema } from '../catalogue/bikes/bike-query.ts';
import type { BikeService } from '../catalogue/bikes/bike-service.ts';
import type { Clock } from '../clock.ts';
import { lastTwoWeeks } from '../counting/iso-week.ts';
import { WeeklyCounter } from '../counting/weekly-counter.ts';
import type { BikeFinder } from './bike-finder.ts';
import type { FoundBike } from './bike-index.ts';
import type { Lead, SearchLeads } from './search-leads.ts';
import type { SearchRepository, SuggestionRow } from './search-repository.ts';
import { withoutMarks } from './search-terms.ts';

const MAX_SUGGESTIONS = 8;
const POPULAR_TERMS = 8;
/** Of the bikes that fulfil conditions so many are held against those of a name. */
const MOST_READ = 100;
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

  /** At most eight bikes that fit a text, the best first, and the terms that are looked for most. */
  async suggest(text: string): Promise<Suggestions> {
    const reading = readPlainWords(text, await this.#sources.finder.brands());
    const [bikes, leads, popularTerms] = await Promise.all([
      this.#bikesFor(text, reading),
      this.#sources.leads.find(reading),
      this.#popularTerms(),
    ]);
    const name = nameIn(bikes, withoutMarks(text));
    if (name !== undefined) this.#counter.count(name);
    return { bikes, leads, popularTerms };
  }

  /** Writes what was counted since the last time. */
  flush(): Promise<void> {
    return this.#counter.flush();
  }

  /** Bikes whose names have all that was typed; else what plain words mean, as the search page reads them. */
  async #bikesFor(text: string, reading: Reading): Promise<SuggestionRow[]> {
    const named = reading.aim ? [] : await this.#sources.finder.find(text);
    if (named.length > 0 || text.trim() === '') return bestOf(named);
    const { found } = await this.#sources.finder.findMost(reading.rest);
    if (reading.parts.length === 0) return bestOf(found);
    const fitting = new Set(await this.#idsFor(reading, found.length > 0 ? reading.rest : ''));
    if (found.length === 0) return this.#withIds([...fitting].slice(0, MAX_SUGGESTIONS));
    const both = found.filter(({ bike }) => fitting.has(bike.id));
    return bestOf(both.length > 0 ? both : found);
  }

  /** The bikes that fulfil what was read, of these names if any. */
  async #idsFor({ parts }: Reading, names: string): Promise<number[]> {
    const filters = apiFilters(inOrder(parts.flatMap(({ conditions }) => conditions)));
    const search = names === '' ? { status: 'on_sale' } : { search: names, any_words: 'true' };
    const asked = Object.entries({ ...search, ...filters, limit: MOST_READ });
    const query = bikeQuerySchema.parse(Object.fromEntries(asked.map(([name, value]) => [name, String(value)])));
    return (await this.#sources.bikes.list(query)).rows.map(({ id }) => id);
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

/** The best of what was found, without what fits much worse. */
function bestOf(found: FoundBike<SuggestionRow>[]): SuggestionRow[] {
  const least = (found[0]?.score ?? 0) * SHARE_OF_BEST;
  const fitting = found.filter(({ score }) => score >= least).slice(0, MAX_SUGGESTIONS);
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
