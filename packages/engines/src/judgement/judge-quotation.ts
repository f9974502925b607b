import type { OnRoadPrice, OnRoadPriceLine } from '@dopahiya/domain/prices';
import { groupBy } from '../group-by.ts';
import type { LineCode } from '../quotation/line-codes.ts';
import { isCounted, type Quotation, type QuotationLine, sumOfLines, toPaise } from '../quotation/quotation.ts';
import * as texts from '#texts/judgement';
import { basisOf, gapIn, isDue, linesByCode, spanOf } from './computed-lines.ts';
import { judgeComputed } from './judge-computed.ts';
import {
  type Excess,
  inRupees,
  type LineJudgement,
  zeroExcess,
  plain,
  type QuotationJudgement,
  reasonOf,
  type Verdict,
} from './judgement.ts';
import { generalRuleFor, type LineRule, stateRuleFor } from './line-rules.ts';
import { onDealersPrice } from './on-dealers-price.ts';

/** Input of `judgeQuotation`. */
export interface JudgedQuotation {
  quotation: Pick<Quotation, 'lines' | 'total'>;
  /** Price computed from the rules; null until a bike and a city are chosen. */
  price: OnRoadPrice | null;
  /** Optional lines the buyer asked for, which are not overcharges. */
  wanted?: Iterable<LineCode>;
  /** Date of the quotation, 'YYYY-MM-DD'; defaults to the date of the rules. */
  date?: string;
}

/**
 * Compares each quotation line with the rule that applies and sums the overcharges, in rupees. Lines fixed by no rule, such as prices and
 * premiums, become questions to the dealer; without a known price, lines that need one stay open.
 */
export function judgeQuotation({
  quotation,
  price: ours,
  wanted: askedFor = [],
  date = '',
}: JudgedQuotation): QuotationJudgement {
  const wanted = new Set(askedFor);
  const counted = joinSameLines(quotation.lines.filter(isCounted));
  const price = ours && onDealersPrice(ours, counted);
  const quoted = new Set(counted.filter(({ amount }) => amount !== 0).map(({ code }) => code));
  const due = price ? linesByCode(price, quoted) : undefined;
  const lines = counted.map((line) =>
    judgeLine(line, { price, counted, quoted, date, ours: due?.byCode.get(line.code), wanted }),
  );
  const missing = due && quoted.size > 0 ? missingLines(due.rest) : [];
  return {
    lines: [...lines, ...missing],
    asked: sumOfLines(quotation.lines),
    excess: addUp(lines),
    arithmetic: arithmeticOf(quotation),
  };
}

interface Against {
  /** The price with taxes based on the dealer's ex-showroom price. */
  price: OnRoadPrice | null;
  counted: readonly QuotationLine[];
  date: string;
  quoted: ReadonlySet<LineCode>;
  ours: OnRoadPriceLine[] | undefined;
  wanted: ReadonlySet<LineCode>;
}

/** Merges duplicate lines of a kind that is computed only once. */
function joinSameLines(lines: readonly QuotationLine[]): QuotationLine[] {
  const joined = new Map<LineCode, QuotationLine>();
  for (const line of lines) {
    const before = joined.get(line.code);
    joined.set(line.code, before ? { ...before, amount: toPaise(before.amount + line.amount) } : line);
  }
  return [...joined.values()];
}

function judgeLine(line: QuotationLine, { price, counted, quoted, date, ours, wanted }: Against): LineJudgement {
  const { code, amount } = line;
  const base = { code, asked: amount, computed: null, basis: null, excess: zeroExcess };
  if (amount === 0) return { ...base, verdict: 'fair', reasons: [] };
  const ordered = stateRuleFor(code, price?.state ?? null);
  if (ordered) return { ...base, ...byRule(line, ordered, wanted) };
  const open = whyOpen(code, price, quoted);
  if (open) return { ...base, ...open };
  if (price && ours) return judgeComputed(line, ours, { price, counted, date });
  if (code === 'gst' && isOfBasicPrice(quoted)) return { ...base, verdict: 'fair', reasons: [plain(texts.gstInside)] };
  return { ...base, ...byRule(line, exceptionFor(line, price) ?? generalRuleFor(code), wanted) };
}

/** Checks whether the GST belongs to a basic price; next to an ex-showroom price, which includes it, it is no charge. */
const isOfBasicPrice = (quoted: ReadonlySet<LineCode>): boolean =>
  quoted.has('basic_price') && !quoted.has('ex_showroom');

/** Returns why a line cannot be compared with ours. */
function whyOpen(
  code: LineCode,
  price: OnRoadPrice | null,
  quoted: ReadonlySet<LineCode>,
): Pick<LineJudgement, 'verdict' | 'reasons'> | undefined {
  if (!price) return computable.has(code) ? { verdict: 'open', reasons: [plain(texts.noPriceYet)] } : undefined;
  const gap = gapIn(price, code, quoted);
  return gap === undefined ? undefined : { verdict: 'ask', reasons: [{ ...plain(gap), confidence: 'low' }] };
}

/** Returns the rule that applies because of the line's amount, if any. */
function exceptionFor({ code, amount }: QuotationLine, price: OnRoadPrice | null): LineRule | undefined {
  if (code === 'tcs' && isTaxAtSource(amount, price)) return { verdict: 'fair', reason: plain(texts.taxAtSource) };
  const isSmallTax = code === 'gst' && amount < (price?.ex_showroom_price ?? 0) * 0.02;
  if (isSmallTax) return { verdict: 'ask', reason: plain(texts.gstOnOther) };
  const isLarge = code === 'round_off' && Math.abs(amount) > 1;
  return isLarge ? { verdict: 'ask', reason: plain(texts.roundOff) } : undefined;
}

/** Lines that need a known price to be computed. */
const computable = new Set<LineCode>([
  'ex_showroom',
  'basic_price',
  'road_tax',
  'registration_fee',
  'smart_card',
  'rto_bundle',
  'insurance_bundle',
  'insurance_od',
  'insurance_tp',
  'insurance_pa',
  'insurance_gst',
  'hsrp',
]);

const isTaxAtSource = (amount: number, price: OnRoadPrice | null): boolean =>
  (price?.ex_showroom_price ?? 0) > 1_000_000 && amount <= (price?.on_road_price ?? Number.POSITIVE_INFINITY) * 0.011;

function byRule(
  { code, amount }: QuotationLine,
  { verdict, reason }: LineRule,
  wanted: ReadonlySet<LineCode>,
): Pick<LineJudgement, 'verdict' | 'excess' | 'reasons'> {
  const asked = Math.max(0, amount);
  const excesses: Partial<Record<Verdict, Excess>> = {
    'not-allowed': { min: asked, max: asked },
    'not-required': { min: asked, max: asked },
    choice: wanted.has(code) ? zeroExcess : { min: asked, max: asked },
  };
  return { verdict, excess: excesses[verdict] ?? zeroExcess, reasons: [reason] };
}

const missingLines = (rest: readonly OnRoadPriceLine[]): LineJudgement[] =>
  [
    ...groupBy(
      rest.filter(({ key }) => isDue(key)),
      codeOfMissing,
    ),
  ].map(([code, lines]) => ({
    code,
    asked: null,
    computed: inRupees(spanOf(lines)),
    basis: basisOf(lines),
    verdict: 'missing',
    excess: zeroExcess,
    reasons: [plain(texts.notQuoted), ...lines.map(reasonOf)],
  }));

function codeOfMissing({ group, key }: OnRoadPriceLine): LineCode {
  if (group === 'ex_showroom') return 'ex_showroom';
  if (key === 'hypothecation') return 'hypothecation';
  return group === 'insurance' ? 'insurance_bundle' : 'rto_bundle';
}

const addUp = (lines: readonly LineJudgement[]): Excess =>
  lines.reduce(({ min, max }, { excess }) => ({ min: min + excess.min, max: max + excess.max }), zeroExcess);

function arithmeticOf({ lines, total }: Pick<Quotation, 'lines' | 'total'>): QuotationJudgement['arithmetic'] {
  const sum = sumOfLines(lines);
  return total === null || Math.abs(total - sum) <= 1 ? null : { total, sum, difference: toPaise(total - sum) };
}
