import type { OnRoadPriceLine, PriceConfidence } from '@dopahiya/domain/prices';
import type { LineCode } from '../quotation/line-codes.ts';
import type { Quotation } from '../quotation/quotation.ts';

/**
 * `fair`: in line with the rules. `too-much`/`less`: above/below the computed amount. `not-allowed`: forbidden by an order. `not-required`:
 * no rule requires it. `choice`: the buyer's decision. `ask`: the dealer must explain it. `open`: needs a price, but no bike and city are
 * chosen. `missing`: due but not quoted.
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

/** A rule behind a verdict: its text, source, start date ('YYYY-MM-DD' or a part of it) and confidence. */
export interface JudgementReason {
  text: string;
  source: string | null;
  since: string | null;
  confidence: PriceConfidence | null;
}

/** An amount with its lower and upper bound, in rupees. */
export interface Span {
  from: number;
  amount: number;
  to: number;
}

/** Overcharge in rupees: the certain minimum and the possible maximum. */
export interface Excess {
  min: number;
  max: number;
}

/** What an amount is compared with: a rule that fixes it, the manufacturer's price list, or the usual range. */
export type Basis = 'rule' | 'price-list' | 'span';

/** Verdict on one quotation line. */
export interface LineJudgement {
  code: LineCode;
  /** Amount quoted by the dealer; null if the line is missing. */
  asked: number | null;
  /** Amount computed from the rules or the usual range; null if nothing is computed. */
  computed: Span | null;
  /** Basis of `computed`; null if nothing is computed. */
  basis: Basis | null;
  verdict: Verdict;
  excess: Excess;
  reasons: JudgementReason[];
}

/** Verdict on a quotation. */
export interface QuotationJudgement {
  lines: LineJudgement[];
  /** Sum of the counted lines. */
  asked: number;
  excess: Excess;
  /** Set if the stated total differs from the sum of the lines. */
  arithmetic: { total: number; sum: number; difference: number } | null;
}

export const zeroExcess: Excess = { min: 0, max: 0 };

export const hasNoExcess = ({ max }: Excess): boolean => max < 1;

/** Counts the quoted lines, and those that are or may be overcharged. */
export function wrongLines({ lines }: QuotationJudgement): { wrong: number; quoted: number } {
  const quoted = lines.filter(({ asked }) => asked !== null);
  return { wrong: quoted.filter(({ excess }) => excess.max >= 1).length, quoted: quoted.length };
}

/** Creates a reason without a source. */
export const plain = (text: string): JudgementReason => ({ text, source: null, since: null, confidence: null });

/** Creates a reason from the rule behind a computed line. */
export const reasonOf = ({ rule, label, source, since, confidence }: OnRoadPriceLine): JudgementReason => ({
  text: rule ?? label,
  source,
  since,
  confidence,
});

export const inRupees = <Amounts extends Span | Excess>(amounts: Amounts): Amounts =>
  Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, Math.round(value)])) as unknown as Amounts;

const ofLoans = new Set<LineCode>(['hypothecation', 'loan_fee', 'loan_insurance', 'stamp_nach']);

/** Checks whether a quotation is for a financed purchase, which requires registering a lien. */
export const isOnLoan = ({ lines, finance }: Pick<Quotation, 'lines' | 'finance'>): boolean =>
  Object.keys(finance).length > 0 || lines.some(({ code, amount }) => ofLoans.has(code) && amount > 0);
