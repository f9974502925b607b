/** The month 'YYYY-MM' that an ex-showroom price is of, and the day 'YYYY-MM-DD' for which it is shown. */
interface PriceAge {
  price_month?: string | null;
  date: string | null;
}

/** Whether an ex-showroom price is of a month more than a year before the day it is shown for; not where either is unknown. */
export function isDatedPrice({ price_month, date }: PriceAge): boolean {
  if (!price_month || !date) return false;
  const yearBefore = `${Number(date.slice(0, 4)) - 1}${date.slice(4, 7)}`;
  return price_month < yearBefore;
}
