import type { OnRoadPriceLine, PriceConfidence } from '@dopahiya/domain/prices';
import type { LineCode } from '../quotation/line-codes.ts';

/**
 * `fair` in line; `too-much`, `less` than the rules give; `not-allowed` an order forbids it; `not-required` no rule asks
 * for it; `choice` the buyer's own; `ask` the dealer has to explain it; `open` it needs a price, and no bike and city are chosen yet; `missing` due and not
 * quoted.
 */
export type Verdict =
  | 'fair'
  | 'too-much'
  | 'less'
  | 'not-allowed'
  | 'not-required'
  | 'choice'
  | 'ask'
  | 'open'
  | 'missing';

/** A rule behind a judgement: in words, where it stands, since when ('YYYY-MM-DD' or a part of it), how sure it is. */
export interface JudgementReason {
  text: string;
  source: string | null;
  since: string | null;
  confidence: PriceConfidence | null;
}

/** An amount with what it may be at least and at most, in rupees. */
export interface Span {
  from: number;
  amount: number;
  to: number;
}

/** How much no rule asks for: surely, and at most. */
export interface Excess {
  min: number;
  max: number;
}

/** What an amount is held against: a rule that fixes it, the maker's price list, or what is usual, which no rule fixes. */
export type Basis = 'rule' | 'price-list' | 'span';

/** What is thought of one line of a quotation. */
export interface LineJudgement {
  code: LineCode;
  /** What the dealer asks; null where the line is missing. */
  asked: number | null;
  /** What the rules give, or what is usual; null where nothing is computed. */
  computed: Span | null;
  /** What `computed` comes from; null where nothing is computed. */
  basis: Basis | null;
  verdict: Verdict;
  excess: Excess;
  reasons: JudgementReason[];
}

/** What is thought of a quotation. */
export interface QuotationJudgement {
  lines: LineJudgement[];
  /** What the counted lines add up to. */
  asked: number;
  excess: Excess;
  /** Set where the stated total is not the sum of the lines. */
  arithmetic: { total: number; sum: number; difference: number } | null;
}

export const zeroExcess: Excess = { min: 0, max: 0 };

export const hasNoExcess = ({ max }: Excess): boolean => max < 1;

/** How many of the quoted lines have something that no rule asks for. */
export function wrongLines({ lines }: QuotationJudgement): { wrong: number; quoted: number } {
  const quoted = lines.filter(({ asked }) => asked !== null);
  return { wrong: quoted.filter(({ excess }) => excess.max >= 1).length, quoted: quoted.length };
}

/** A reason without a source. */
export const plain = (text: string): JudgementReason => ({ text, source: null, since: null, confidence: null });

/** The rule behind a line of our price. */
export const reasonOf = ({ rule, label, source, since, confidence }: OnRoadPriceLine): JudgementReason => ({
  text: rule ?? label,
  source,
  since,
  confidence,
});

export const inRupees = <Amounts extends Span | Excess>(amounts: Amounts): Amounts =>
  Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, Math.round(value)])) as unknown as Amounts;
