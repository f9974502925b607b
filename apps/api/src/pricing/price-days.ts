import type { Purchase } from './purchase.ts';

/**
 * The first and the last day, as 'YYYY-MM-DD', of which an ex-showroom price can be; both are the day of the purchase where
 * it holds then. Days are compared as text, so that every month may end on a 31st.
 */
export function priceDaysOf({ variant: { price_month }, date }: Purchase): [first: string, last: string] {
  if (!price_month) return [date, date];
  const last = `${price_month}-31`;
  return [`${price_month}-01`, last < date ? last : date];
}
