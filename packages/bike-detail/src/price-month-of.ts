import type { BikeDetail, Variant } from '@dopahiya/domain';

/** The month 'YYYY-MM' that a variant's price is known for: its own, else that of the model; null when none is known. */
export const priceMonthOf = (variant: Pick<Variant, 'price_month'>, bike: Pick<BikeDetail, 'price_month'>) =>
  variant.price_month ?? bike.price_month;
