/** Numbers in a message by meaning; money in rupees. */
export interface MessageNumbers {
  height?: number;
  rate?: number;
  months?: number;
  /** Maximum monthly payment. */
  monthly?: number;
  down?: number;
  kmPerDay?: number;
  minKmpl?: number;
  minRange?: number;
  ccMin?: number;
  ccMax?: number;
  year?: number;
  /** Whether the year is a minimum. */
  isLeastYear?: boolean;
  km?: number;
  owner?: number;
  /** An amount without a bound, or a maximum. */
  money?: number;
  moneyMin?: number;
  moneyMax?: number;
  /** Numbers without a known meaning. */
  bare: number[];
}

/** Reads one kind of number; null if the match is not of its kind. */
export interface NumberReader {
  words: RegExp;
  read: (match: RegExpExecArray) => Partial<MessageNumbers> | null;
}
