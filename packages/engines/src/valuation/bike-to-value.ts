/** What a model costs new, in whole rupees ex-showroom: `on-sale` today, or `last` in the month `asOf` ('2018-03'). */
export interface NewPrice {
  amount: number;
  kind: 'on-sale' | 'last';
  asOf?: string;
}

/** A used bike as far as its value depends on it; what is not known is null. */
export interface BikeToValue {
  /** The slugs of model and brand in the catalogue; null for a model that it does not have. */
  slug: string | null;
  brand: string;
  electric: boolean;
  cc: number | null;
  newPrice: NewPrice | null;
  /** The year in which it was made. */
  year: number;
  km: number | null;
  /** 3 stands for a third owner or a later one. */
  owner: 1 | 2 | 3;
  /** The name of the state as the catalogue of cities has it. */
  state: string | null;
}

/** The month of a valuation. */
export interface ValuationMonth {
  year: number;
  month: number;
}
