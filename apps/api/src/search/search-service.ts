import { dateInIndia } from '@dopahiya/domain';
import type { Clock } from '../clock.ts';
import { lastTwoWeeks } from '../counting/iso-week.ts';
import { WeeklyCounter } from '../counting/weekly-counter.ts';
import type { BikeFinder } from './bike-finder.ts';
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
  searches: SearchRepository;
  clock: Clock;
}

/** What the search box shows. */
export interface Suggestions {
  bikes: SuggestionRow[];
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
    const [bikes, popularTerms] = await Promise.all([this.#bikesFor(text), this.#popularTerms()]);
    const name = nameIn(bikes, withoutMarks(text));
    if (name !== undefined) this.#counter.count(name);
    return { bikes, popularTerms };
  }

  /** Writes what was counted since the last time. */
  flush(): Promise<void> {
    return this.#counter.flush();
  }

  async #bikesFor(text: string): Promise<SuggestionRow[]> {
    const found = await this.#sources.finder.find(text);
    const least = (found[0]?.score ?? 0) * SHARE_OF_BEST;
    const fitting = found.filter(({ score }) => score >= least).slice(0, MAX_SUGGESTIONS);
    return fitting.map(({ bike }) => bike);
  }

  /** Of this week and the last; the best-selling models fill the places that are left. */
  async #popularTerms(): Promise<string[]> {
    const { searches, finder, clock } = this.#sources;
    const now = clock();
    if (Math.abs(now.getTime() - this.#popular.readAt) < POPULAR_MS) return this.#popular.terms;
    const counted = await searches.popular(lastTwoWeeks(dateInIndia(now)), POPULAR_TERMS);
    const bestSellers = (await finder.bestSellers(POPULAR_TERMS)).map(fullNameOf);
    const terms = [...new Set([...counted, ...bestSellers])].slice(0, POPULAR_TERMS);
    this.#popular = { terms, readAt: now.getTime() };
    return terms;
  }
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
