import { isDatedPrice, type OnRoadPrice } from '@dopahiya/domain/prices';
import { defaultCity, placeName } from '@dopahiya/domain/places';
import { formatMonth } from '@dopahiya/domain/site';
import * as texts from '#texts/judgement';
import type { Span } from './judgement.ts';

/** Our ex-showroom price, adjusted to the place and month of a quotation. */
export interface ListedPrice {
  /** Estimated price range for that place and month. */
  span: Span;
  /** Why the buyer should ask for the price list; null if our price is for the same place and month. */
  question: string | null;
}

/** Typical relative difference between our price and that of another city, month or year. */
const shares = { city: 0.03, month: 0.03, year: 0.1 };

/** Compares our ex-showroom price with a quotation dated `date` ('YYYY-MM-DD'; the date of the rules if empty). */
export function listedPrice(price: OnRoadPrice, amount: number, date: string): ListedPrice {
  const day = date || price.date;
  // Our prices are those of Delhi, which is both a city and a state.
  const isElsewhere = price.state !== defaultCity && price.city !== defaultCity;
  const ofMonth = shareOfMonth(price, day);
  const share = (isElsewhere ? shares.city : 0) + ofMonth;
  const span = { from: amount * (1 - share), amount, to: amount * (1 + share) };
  return { span, question: share === 0 ? null : questionOn(price, day) };
}

/** Returns the relative tolerance for a quotation from a different month than our price. */
function shareOfMonth({ price_month }: OnRoadPrice, day: string | null): number {
  if (price_month === null || price_month === day?.slice(0, 7)) return 0;
  return isDatedPrice({ price_month, date: day }) ? shares.year : shares.month;
}

function questionOn({ price_month, city }: OnRoadPrice, day: string | null): string {
  const listed = texts.listedIn(placeName(defaultCity), price_month && formatMonth(price_month));
  const asked = texts.askForList(placeName(city), day && formatMonth(day.slice(0, 7)));
  return `${listed} ${asked} ${texts.spanIsEstimate}`;
}
