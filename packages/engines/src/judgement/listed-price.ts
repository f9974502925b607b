import { isDatedPrice, type OnRoadPrice } from '@dopahiya/domain/prices';
import { defaultCity } from '@dopahiya/domain/places';
import { formatMonth } from '@dopahiya/domain/site';
import * as texts from '#texts/judgement';
import type { Span } from './judgement.ts';

/** The ex-showroom price that we know, at the place and in the month of a quotation. */
export interface ListedPrice {
  /** What it may be there and then: an estimate. */
  span: Span;
  /** Why the price list is to be asked for; null where the price is of the same place and month. */
  question: string | null;
}

/** By what share prices of other cities and months differ from ours, by and large. */
const shares = { city: 0.03, month: 0.03, year: 0.1 };

/** How our ex-showroom price stands to a quotation of a day, 'YYYY-MM-DD', which is that of the rules where it bears none. */
export function listedPrice(price: OnRoadPrice, amount: number, date: string): ListedPrice {
  const day = date || price.date;
  // Prices are those of the capital, which is a state of its own.
  const isElsewhere = price.state !== defaultCity && price.city !== defaultCity;
  const ofMonth = shareOfMonth(price, day);
  const share = (isElsewhere ? shares.city : 0) + ofMonth;
  const span = { from: amount * (1 - share), amount, to: amount * (1 + share) };
  return { span, question: share === 0 ? null : questionOn(price, day) };
}

/** By what share a price of the quotation's month may differ from ours. */
function shareOfMonth({ price_month }: OnRoadPrice, day: string | null): number {
  if (price_month === null || price_month === day?.slice(0, 7)) return 0;
  return isDatedPrice({ price_month, date: day }) ? shares.year : shares.month;
}

function questionOn({ price_month, city }: OnRoadPrice, day: string | null): string {
  const listed = texts.listedIn(defaultCity, price_month && formatMonth(price_month));
  const asked = texts.askForList(city, day && formatMonth(day.slice(0, 7)));
  return `${listed} ${asked} ${texts.spanIsEstimate}`;
}
