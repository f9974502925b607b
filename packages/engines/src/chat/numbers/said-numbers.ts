/** The numbers of a message by what they count; money in rupees. */
export interface SaidNumbers {
  height?: number;
  rate?: number;
  months?: number;
  /** What somebody can pay a month. */
  monthly?: number;
  down?: number;
  kmPerDay?: number;
  minKmpl?: number;
  minRange?: number;
  ccMin?: number;
  ccMax?: number;
  year?: number;
  /** Whether it is the oldest that is wanted. */
  isLeastYear?: boolean;
  km?: number;
  owner?: number;
  /** A sum without a bound, or the highest. */
  money?: number;
  moneyMin?: number;
  moneyMax?: number;
  /** Numbers of which nothing says what they count. */
  bare: number[];
}

/** Reads one kind of number; null where what was found is none of its kind. */
export interface NumberReader {
  words: RegExp;
  read: (match: RegExpExecArray) => Partial<SaidNumbers> | null;
}
