/** What stands for a price that nobody gave. */
export const missingPrice = { table: '--', card: 'Price not available', search: 'Price on request' };

/** What the price of a bike is and where it holds, by where the bike stands in its life. */
export const kinds = {
  on_sale: (city: string) => `ex-showroom, ${city}`,
  upcoming: (city: string) => `expected ex-showroom, ${city}`,
  discontinued: (city: string) => `last ex-showroom price, ${city}`,
};
export const ofMonth = (kind: string, month: string) => `${kind} · ${month}`;
