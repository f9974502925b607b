import { isDatedPrice, type OnRoadPrice } from '@dopahiya/domain/prices';
import { defaultCity } from '@dopahiya/domain/places';
import { formatMonth } from '@dopahiya/domain/site';
import * as texts from '#texts/judgement';
import type { Span } from './judgement.ts';

/** Of which place and month the ex-showroom price is that we know, beside those of the quotation. */
export interface ListedPrice {
  /** Whether the quotation is of another city. */
  isElsewhere: boolean;
  /** Whether it is of another month, or of one that is not known. */
  isOfOtherMonth: boolean;
  /** What it may be there and then: an estimate. */
  span: Span;
  /** Why the price list is to be asked for; null where the price is of the same place and month. */
  question: string | null;
}

/** By what share prices of other cities and months differ from ours, by and large. */
const shares = { city: 0.03, month: 0.03, year: 0.1 };

/** How our ex-showroom price stands to a quotation of a day, 'YYYY-MM-DD', which is that of the rules where it bears none. */
export function listedPrice(price: OnRoadPrice, amount: number, date: string): ListedPrice {
  const { price_month = null } = price;
  const day = date || price.date || null;
  // Prices are those of the capital, which is a state of its own.
  const isElsewhere = price.state !== defaultCity && price.city !== defaultCity;
  const isOfOtherMonth = price_month !== null && price_month !== day?.slice(0, 7);
  const ofMonth = isDatedPrice({ price_month, date: day }) ? shares.year : shares.month;
  const share = (isElsewhere ? shares.city : 0) + (isOfOtherMonth ? ofMonth : 0);
  const span = { from: amount * (1 - share), amount, to: amount * (1 + share) };
  const where = texts.listedIn(defaultCity, price_month && formatMonth(price_month));
  const asked = texts.askForList(price.city, day && formatMonth(day.slice(0, 7)));
  const question = isElsewhere || isOfOtherMonth ? `${where} ${asked} ${texts.spanIsEstimate}` : null;
  return { isElsewhere, isOfOtherMonth, span, question };
}
