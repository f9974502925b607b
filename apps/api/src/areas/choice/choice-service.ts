import {
  bikeDetailSchema,
  type ChoiceBike,
  type ChoiceReading,
  fullNameOf,
  type RivalNote,
  type RivalNotes,
} from '@dopahiya/domain/bikes';
import type { ChoiceNeeds } from '@dopahiya/domain/requests';
import { dateInIndia } from '@dopahiya/domain/site';
import {
  choiceBikeIn,
  type Chosen,
  chooseBikes,
  type ChoiceFacts,
  choiceFactsOf,
  type ChoiceQuestion,
  choiceQuestionIn,
  readNeeds,
  type RivalBikes,
  rivalNoteOf,
  rivalsOf,
  type WhyNot,
  whyNot,
} from '@dopahiya/engines/choose';
import { parse } from '@dopahiya/engines/parser';
import * as z from 'zod/mini';
import type { Clock } from '../../core/clock.ts';
import type { CurrentEdition } from '../../core/current-edition.ts';
import { notFound } from '../../core/errors.ts';
import { errors } from '../../core/texts/index.ts';
import {
  type BikeRepository,
  type BikeRow,
  type BikeWithVariants,
  type CityFinder,
  type CityRow,
  type CityRepository,
  EditionCache,
  oneCity,
  presentBikeDetail,
  type PricedItem,
  pricedItem,
  priceItem,
} from '../catalogue/index.ts';
import { runningCostsIn } from '../running-costs/index.ts';
import type { BikeFinder } from '../search/index.ts';

/** Dependencies of a choice service. */
export interface ChoiceSources {
  bikes: Pick<BikeRepository, 'allWithVariants'>;
  cities: Pick<CityRepository, 'called'>;
  /** Names of bikes and places, to read needs in words. */
  finder: Pick<BikeFinder, 'index'>;
  cityFinder: Pick<CityFinder, 'index'>;
  edition: CurrentEdition;
  clock: Clock;
}

/** Number of cities, each with and without charging at home, for which the prices of all bikes are kept. */
const CACHED_CITIES = 20;

/** All bikes with their prices in a city. */
interface CityBikes {
  city: string;
  bikes: ChoiceBike[];
  /** Rows by slug, to present the bikes that are named. */
  rows: ReadonlyMap<string, BikeRow>;
  /** Notes for lists that were asked for before, by slug. */
  notes: Map<string, RivalNote>;
}

/** An answer with the rows of the bikes that it names. */
export type Presentable<Answer> = Answer & Pick<CityBikes, 'city' | 'rows'>;

/** Why a bike is not in an answer, with the bike. */
export type AskedBike = WhyNot & { bike: ChoiceBike; isChosen: boolean };

/** Chooses among all bikes for a rider, and finds what beats a bike, with the prices of a city. */
export class ChoiceService {
  readonly #sources: ChoiceSources;
  readonly #catalogue: EditionCache<Candidate[]>;
  readonly #cities: EditionCache<CityBikes>;

  constructor(sources: ChoiceSources) {
    this.#sources = sources;
    this.#catalogue = new EditionCache(sources.edition, 1);
    this.#cities = new EditionCache(sources.edition, CACHED_CITIES);
  }

  /**
   * Chooses for a rider in a city, and explains why the bike `asked`, if there is one, is not in the answer. @throws AppError 400 for an
   * unknown city.
   */
  async choose(
    city: string,
    needs: ChoiceNeeds,
    asked?: string,
  ): Promise<Presentable<{ choice: Chosen; asked: AskedBike | null }>> {
    const { bikes, ...place } = await this.#bikesIn(city, needs.hasSocket);
    const choice = chooseBikes(bikes, needs);
    const bike = asked === undefined ? undefined : findBike({ bikes, ...place }, asked);
    if (!bike) return { ...place, choice, asked: null };
    const isChosen = choice.chosen.some((one) => one.bike.slug === bike.slug);
    return { ...place, choice, asked: { bike, isChosen, ...whyNot(bike, needs, choice) } };
  }

  /** Finds the bikes that beat a bike in a city. @throws AppError 400 for an unknown city, 404 for an unknown bike. */
  async rivals(slugOrId: string, city: string): Promise<Presentable<{ bike: ChoiceBike; rivals: RivalBikes }>> {
    const place = await this.#bikesIn(city, true);
    const bike = findBike(place, slugOrId);
    if (!bike) throw notFound(errors.bikeNotListed);
    return { ...place, bike, rivals: rivalsOf(bike, place.bikes) };
  }

  /** Says in short what beats each of these bikes that is on sale. @throws AppError 400 for an unknown city. */
  async rivalNotes(slugsOrIds: readonly string[], city: string): Promise<RivalNotes> {
    const place = await this.#bikesIn(city, true);
    const notes = slugsOrIds.flatMap((slugOrId) => {
      const bike = findBike(place, slugOrId);
      return bike?.status === 'on_sale' ? [noteOn(bike, place)] : [];
    });
    return { city: place.city, notes };
  }

  /** Reads what a rider needs from their words. */
  async readNeeds(text: string): Promise<ChoiceReading> {
    return (await this.readQuestion(text)).needs;
  }

  /** Reads whether words ask for the best bike or for a better one, and the needs in them. */
  async readQuestion(text: string): Promise<ChoiceQuestion & { needs: ChoiceReading }> {
    const { finder, cityFinder, cities } = this.#sources;
    const [names, places] = await Promise.all([finder.index(), cityFinder.index()]);
    const parsed = parse(text, { names, places });
    const { city, ...needs } = readNeeds(parsed);
    const place = city === null ? null : oneCity(await cities.called(city)).name;
    return { ...choiceQuestionIn(parsed), needs: { ...needs, city: place } };
  }

  async #bikesIn(nameOrId: string, isChargedAtHome: boolean): Promise<CityBikes> {
    const { bikes, cities, clock } = this.#sources;
    const place = oneCity(await cities.called(nameOrId));
    const date = dateInIndia(clock());
    return this.#cities.get(`${place.name}, ${place.state}, ${isChargedAtHome}`, async () => {
      const catalogue = await this.#catalogue.get('all', async () => (await bikes.allWithVariants()).map(candidate));
      return {
        city: place.name,
        bikes: catalogue.map((one) => choiceBike(one, { place, date, isChargedAtHome })),
        rows: new Map(catalogue.map(({ row }) => [row.slug, row])),
        notes: new Map<string, RivalNote>(),
      };
    });
  }
}

const findBike = ({ bikes, rows }: Pick<CityBikes, 'bikes' | 'rows'>, slugOrId: string): ChoiceBike | undefined =>
  bikes.find(({ slug }) => slug === slugOrId || String(rows.get(slug)?.id) === slugOrId);

/** Returns a note on a bike; each is made once, as lists ask for the same ones again. */
function noteOn(bike: ChoiceBike, { bikes, notes }: CityBikes): RivalNote {
  const note = notes.get(bike.slug) ?? rivalNoteOf(bike, bikes);
  notes.set(bike.slug, note);
  return note;
}

/** A bike with what does not depend on the city. */
interface Candidate {
  row: BikeRow;
  facts: ChoiceFacts;
  /** What its price is computed from, as on its page without a choice of variant. */
  item: PricedItem | undefined;
}

function candidate({ bike: row, variants }: BikeWithVariants): Candidate {
  const detail = z.parse(bikeDetailSchema, presentBikeDetail(row, variants, 'en'));
  return { row, facts: choiceFactsOf(detail, fullNameOf(detail)), item: pricedItem(row, variants, undefined) };
}

interface Purchase {
  place: CityRow;
  date: string;
  isChargedAtHome: boolean;
}

function choiceBike({ row, facts, item }: Candidate, { place, date, isChargedAtHome }: Purchase): ChoiceBike {
  const price = item ? { ...priceItem(row, item, { city: place, date }), price_month: item.priceMonth } : null;
  return choiceBikeIn(facts, { price, costs: runningCostsIn(place.name, place.state), isChargedAtHome });
}
