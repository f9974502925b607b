import type { PriceHistory } from '@dopahiya/domain/prices';
import { placeName } from '@dopahiya/domain/places';
import { formatDate, formatMonth, formatPrice } from '@dopahiya/domain/site';
import * as texts from '#texts/price-history';

/** Returns what is known for the choice of a day to buy: the last change of the price, and the next of a rule. */
export const timeToBuy = (history: PriceHistory): string[] => [lastChange(history), nextChange(history)];

function lastChange({ points, last_change }: PriceHistory): string {
  if (!last_change) return points.length > 1 ? texts.neverChanged : texts.changeUnknown;
  const { amount, from_month, month } = last_change;
  const told = amount > 0 ? texts.rose : texts.fell;
  return told(formatPrice(Math.abs(amount)), formatMonth(from_month), formatMonth(month));
}

function nextChange({ city, on_road_price, next_change }: PriceHistory): string {
  if (city === null || on_road_price === null) return texts.ruleUnknown;
  if (!next_change) return texts.noKnownChange;
  const place = placeName(city);
  const day = formatDate(next_change.day);
  if (next_change.on_road_price === null) return texts.willBeUnknown(day, place);
  const amount = next_change.on_road_price - on_road_price;
  if (amount === 0) return texts.willStay(day, place);
  return (amount > 0 ? texts.willRise : texts.willFall)(day, formatPrice(Math.abs(amount)), place);
}
