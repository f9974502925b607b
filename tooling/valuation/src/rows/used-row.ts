/** Which market a row of asking prices is of: the one of 2020, or the one of today. */
type Market = '2020' | 'today';

/** An asking price as somebody listed it. */
export interface UsedRow {
  brand: string;
  /** What the model is called there, without its brand. */
  name: string;
  /** Years from its making to the asking price. */
  age: number;
  /** The year in which it was made, where that is said. */
  year: number | null;
  km: number | null;
  owner: 1 | 2 | 3;
  /** The city of 2020, or all that today's rows say of the place, the smallest part first. */
  place: string;
  cc: number | null;
  /** What is asked, in whole rupees. */
  price: number;
}

/** The rows of a file, all of one market. */
export interface UsedRows {
  market: Market;
  rows: UsedRow[];
}
