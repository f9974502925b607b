import type { Condition } from '@dopahiya/engines/bike-conditions';
import { type FoundBike, isNamed, isReordered, type MostFound, searchTerms } from '@dopahiya/engines/parser';
import { type SearchIntent, type Reading, rivalsIn } from '@dopahiya/engines/plain-words';
import type { CityFinder } from '../catalogue/index.ts';
import type { BikeFinder } from './bike-finder.ts';
import type { SuggestionRow } from './search-repository.ts';

/** Page that a search asks for besides bikes, in the contract's form. */
export interface Lead {
  aim: SearchIntent;
  bikes: SuggestionRow[];
  /** The needs in words, if the best bike for them is asked for. */
  words?: string;
  city: LeadCity | null;
}

/** Place of a search, with the words that named it. */
interface LeadCity {
  name: string;
  state: string | null;
  asked: string;
}

/** Dependencies of search leads. */
export interface LeadSources {
  finder: Pick<BikeFinder, 'findMost'>;
  cities: Pick<CityFinder, 'find' | 'isName'>;
}

/** Maximum number of equally good models: with more, no particular one is meant. */
const MAX_LEADS = 3;
/** Maximum number of bikes in a suggested comparison. */
const MAX_COMPARED = 3;

/** Finds the pages that a search asks for besides bikes: a price, EMI, comparison, or section of a model's page. */
export class SearchLeads {
  readonly #sources: LeadSources;

  constructor(sources: LeadSources) {
    this.#sources = sources;
  }

  /** Finds the pages that a search asks for, the likeliest model first; without a model only a choice, if the best bike is asked for. */
  async find(reading: Reading): Promise<Lead[]> {
    const brands = reading.parts.flatMap(({ conditions }) => conditions.flatMap(brandOf));
    const isMeant = ({ bike }: FoundBike<SuggestionRow>) => brands.length === 0 || brands.includes(bike.brand_slug);
    const names = rivalsIn(reading.rest).filter((name) => name !== '');
    if (reading.aim === 'choose') return [{ aim: 'choose', bikes: [], words: reading.text, city: null }];
    // 'Black or white scooter' does not mean two models whose names resemble the colours.
    const isSure = reading.aim === 'compare' && reading.parts.length > 0;
    const each = await Promise.all(names.map((name) => this.#sources.finder.findMost(name, isSure)));
    const meant = each.map(({ found, leftOut }) => ({ found: found.filter(isMeant), leftOut }));
    if (reading.aim === 'compare') return compared(meant);
    const [first] = meant;
    if (!first || first.found.length === 0) return [];
    const city = await this.#cityOf(reading, first.leftOut);
    const aim = reading.aim ?? (city ? 'price' : undefined);
    return aim === undefined ? [] : likeliest(first, reading.rest).map((bike) => ({ aim, bikes: [bike], city }));
  }

  /** Finds the place marked as one; else a city or state among the words left over beside a model. */
  async #cityOf({ place }: Reading, leftOut: string[]): Promise<LeadCity | null> {
    const { cities } = this.#sources;
    const named = place === undefined ? [leftOut.join(' '), ...leftOut] : [place];
    for (const asked of named.filter((words) => words !== '')) {
      const { cities: found, guess } = await cities.find(asked);
      const isSure = place !== undefined || guess?.kind === 'state' || (await cities.isName(asked));
      const [city] = found;
      if (city && isSure && (guess?.states.length ?? 1) === 1) return { name: city.name, state: city.state, asked };
    }
    return null;
  }
}

const brandOf = ([name, value]: Condition): string[] => (name === 'brand' ? [value] : []);

function compared(meant: MostFound<SuggestionRow>[]): Lead[] {
  const bikes = new Map(meant.flatMap(({ found: [best] }) => (best ? [[best.bike.id, best.bike] as const] : [])));
  if (bikes.size < 2) return [];
  return [{ aim: 'compare', bikes: [...bikes.values()].slice(0, MAX_COMPARED), city: null }];
}

/** Returns the model with exactly this name, else the few best matches. */
function likeliest({ found, leftOut }: MostFound<SuggestionRow>, name: string): SuggestionRow[] {
  const words = termsOf(name).filter((word) => !leftOut.includes(word));
  const best = found.filter(({ score }) => score === found[0]?.score).map(({ bike }) => bike);
  const named = best.find(
    (bike) =>
      isNamed(bike, name) || [bike.name, `${bike.brand} ${bike.name}`].some((own) => isReordered(termsOf(own), words)),
  );
  return named ? [named] : best.slice(0, MAX_LEADS);
}

const termsOf = (name: string): string[] => searchTerms(name).map(({ word }) => word);
