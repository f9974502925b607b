/** Market of a row of asking prices: that of 2020, or today's. */
type Market = '2020' | 'today';

/** Listed asking price. */
export interface UsedRow {
  brand: string;
  /** Listed model name, without its brand. */
  name: string;
  /** Years from manufacture to the asking price. */
  age: number;
  /** Year of manufacture, if given. */
  year: number | null;
  km: number | null;
  owner: 1 | 2 | 3;
  /** City in 2020; in today's rows the full place, smallest part first. */
  place: string;
  cc: number | null;
  /** Asking price in whole rupees. */
  price: number;
}

/** Rows of a file, all of one market. */
export interface UsedRows {
  market: Market;
  rows: UsedRow[];
}
