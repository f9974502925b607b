import { choicesIn, type Choices, requestOf } from '../used-bikes-page/used-bikes-address.ts';

/** Returns the filters of a search as the API stores them. */
export function queryOf(choices: Choices): string {
  const entries = Object.entries(requestOf({ choices, page: 1 })).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(entries).toString();
}

/** Returns the filters of a stored search, without those that the page does not have. */
export function choicesOf(query: string): Choices {
  const stored = new URLSearchParams(query);
  const { min_price = '', max_price, near, ...others } = Object.fromEntries(stored) as Record<string, string>;
  return choicesIn(
    new URLSearchParams({
      ...others,
      ...(near !== undefined && { city: near }),
      ...(max_price !== undefined && { price: `${min_price}-${max_price}` }),
    }),
  );
}
