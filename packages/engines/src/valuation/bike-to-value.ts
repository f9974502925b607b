/** New price in whole rupees, ex-showroom: `on-sale` today, or `last` in the month `asOf` ('2018-03'). */
export interface NewPrice {
  amount: number;
  kind: 'on-sale' | 'last';
  asOf?: string;
}

/** The properties of a used bike that determine its value; null if unknown. */
export interface BikeToValue {
  /** Catalogue slugs of model and brand; null for a model that is not in the catalogue. */
  slug: string | null;
  brand: string;
  electric: boolean;
  cc: number | null;
  newPrice: NewPrice | null;
  /** Model year. */
  year: number;
  km: number | null;
  /** 3 means third owner or later. */
  owner: 1 | 2 | 3;
  /** State name as in the city catalogue. */
  state: string | null;
}

/** Month of a valuation. */
export interface ValuationMonth {
  year: number;
  month: number;
}
