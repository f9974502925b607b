import type { PriceHistoryQuery } from '@dopahiya/domain/inputs';
import type { PriceEvent, PriceHistory, PricePoint } from '@dopahiya/domain/prices';
import { dateInIndia, type Language } from '@dopahiya/domain/site';
import type { Clock } from '../../../core/clock.ts';
import { sourceIn } from '../../../core/hindi/source-in-hindi.ts';
import { nextRuleChange } from '../../pricing/index.ts';
import type { CityRow } from '../cities/city-repository.ts';
import { eventsFor } from './price-events.ts';
import type { PricePointRepository, PricePointRow } from './price-point-repository.ts';
import type { ChosenItem, PriceService } from './price-service.ts';
import { onRoadInMonth } from './on-road-in-month.ts';
import { factsOf } from './variant-facts.ts';

/** Dependencies of a price history service. */
interface HistorySources {
  points: Pick<PricePointRepository, 'of'>;
  prices: Pick<PriceService, 'choose' | 'onRoad'>;
  clock: Clock;
}

/** Known prices of bikes by month, and the changes of rules that they lived through. */
export class PriceHistoryService {
  readonly #sources: HistorySources;

  constructor(sources: HistorySources) {
    this.#sources = sources;
  }

  /** Returns the known prices of a variant, or of the model itself. @throws AppError like `PriceService.inCity`. */
  async of(slugOrId: string, query: PriceHistoryQuery, language: Language): Promise<PriceHistory> {
    const { points, prices, clock } = this.#sources;
    const chosen = await prices.choose(slugOrId, query);
    const { bike, item, city } = chosen;
    const variant = item.variant?.name ?? null;
    const rows = bike.status === 'upcoming' ? [] : await points.of(bike.id, variant ?? '');
    const date = dateInIndia(clock());
    const [first] = rows;
    return {
      variant,
      date,
      price_month: item.priceMonth,
      points: rows.map((row) => pointOf(row, chosen, { today: date, language })),
      events: first ? eventsFor(factsOf(bike, item), first.month, date).map(eventIn(language)) : [],
      last_change: lastChange(rows),
      ...(city ? this.#inCity(chosen, city, date) : withoutCity),
    };
  }

  #inCity({ bike, item }: ChosenItem, city: CityRow, date: string) {
    const { on_road_price } = this.#sources.prices.onRoad(bike, item, { city });
    const next_change = on_road_price === null ? null : nextRuleChange({ variant: factsOf(bike, item), city, date });
    return { city: city.name, state: city.state, on_road_price, next_change };
  }
}

const withoutCity = { city: null, state: null, on_road_price: null, next_change: null };

const eventIn =
  (language: Language) =>
  (event: PriceEvent): PriceEvent => ({ ...event, source: sourceIn(language, event.source) });

function pointOf(
  row: PricePointRow,
  { bike, item, city }: ChosenItem,
  { today, language }: { today: string; language: Language },
): PricePoint {
  const { month, ex_showroom_price, source } = row;
  const priced = { variant: item.variant, price: ex_showroom_price, priceMonth: month };
  const onRoad = city
    ? onRoadInMonth(factsOf(bike, priced), city, { month, today })
    : { on_road_price: null, on_road_unknown: 'no_city' as const };
  return {
    month,
    ex_showroom_price,
    ...onRoad,
    source: source && { ...source, title: sourceIn(language, source.title) },
  };
}

/** Compares the last two known prices that differ, which may be months apart; null if all are equal. */
function lastChange(rows: readonly PricePointRow[]): PriceHistory['last_change'] {
  const at = rows.findLastIndex(
    ({ ex_showroom_price }, index) => index > 0 && ex_showroom_price !== rows[index - 1]?.ex_showroom_price,
  );
  const [before, after] = [rows[at - 1], rows[at]];
  if (!before || !after) return null;
  const amount = after.ex_showroom_price - before.ex_showroom_price;
  return { from_month: before.month, month: after.month, amount };
}
