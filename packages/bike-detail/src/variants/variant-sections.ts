import { placeName } from '@dopahiya/domain/places';
import type { BikeDetail, Variant } from '@dopahiya/domain/bikes';
import { priceMonthOf } from '@dopahiya/domain/prices';
import { formatMonth, formatPrice } from '@dopahiya/domain/site';
import type { ComparedGroup } from '@dopahiya/ui-kit/bikes';
import * as texts from '#texts/variants';
import type { PricedVariants } from '../on-road-price/use-priced-variants.tsx';

type OnRoad = Pick<PricedVariants, 'city' | 'priced' | 'isAwaited'>;

/** Sorts variants with a price of the latest month first: an old price is no baseline for a new one. */
export function newestPricesFirst(bike: BikeDetail, variants: readonly Variant[]): Variant[] {
  const latest = latestMonthOf(bike, variants);
  const isLatest = (variant: Variant) => priceMonthOf(variant, bike) === latest;
  return [...variants.filter(isLatest), ...variants.filter((variant) => !isLatest(variant))];
}

const latestMonthOf = (bike: BikeDetail, variants: readonly Variant[]): string | null =>
  variants
    .flatMap((variant) => priceMonthOf(variant, bike) ?? [])
    .toSorted()
    .at(-1) ?? null;

/** Returns the variants' facts side by side; rows unknown for all of them are left out. */
export function variantSections(bike: BikeDetail, variants: Variant[], onRoad: OnRoad): ComparedGroup[] {
  const sections = [
    { title: texts.prices, rows: [monthRow(bike, variants), onRoadRow(bike, variants, onRoad)] },
    {
      title: texts.equipment,
      rows: [
        { label: texts.specialFeatures, values: variants.map(({ special_features }) => special_features) },
        { label: texts.colours, values: variants.map(({ color_options }) => color_options.join(', ') || null) },
      ],
    },
  ];
  return sections
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ values }) => values.some((value) => value !== null)) }))
    .filter(({ rows }) => rows.length > 0);
}

function monthRow(bike: BikeDetail, variants: Variant[]) {
  const values = variants.map((variant) => {
    const month = variant.ex_showroom_price === null ? null : priceMonthOf(variant, bike);
    return month && formatMonth(month);
  });
  return { label: texts.priceMonth, values };
}

function onRoadRow(bike: BikeDetail, variants: Variant[], { city, priced = [], isAwaited }: OnRoad) {
  const latest = latestMonthOf(bike, variants);
  const values = variants.map((variant) => {
    const amount = priced.find((other) => other.id === variant.id)?.on_road_price ?? null;
    if (amount === null) return isAwaited ? '…' : null;
    const month = priceMonthOf(variant, bike);
    return month && month !== latest ? texts.atPriceOf(formatPrice(amount), formatMonth(month)) : formatPrice(amount);
  });
  return { label: texts.onRoadIn(placeName(city)), values };
}
