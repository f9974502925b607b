import type { OnRoadPrice, OnRoadPriceLine } from '@dopahiya/domain/prices';
import { groupBy } from '../quotation/group-by.ts';
import type { LineCode } from '../quotation/line-codes.ts';
import { isCounted, type Quotation, type QuotationLine, sumOfLines, toPaise } from '../quotation/quotation.ts';
import * as texts from '#texts/judgement';
import { gapIn, isDue, linesByCode, spanOf } from './computed-lines.ts';
import {
  type Excess,
  type JudgementReason,
  type LineJudgement,
  nothing,
  type QuotationJudgement,
  type Span,
  type Verdict,
} from './judgement.ts';
import { generalRuleFor, type LineRule, stateRuleFor } from './line-rules.ts';

/** What is judged, against what. */
export interface JudgedQuotation {
  quotation: Pick<Quotation, 'lines' | 'total'>;
  /** What the rules give; null before a bike and a city are chosen. */
  price: OnRoadPrice | null;
  /** Optional lines that the buyer asked for: they are no excess. */
  wanted?: Iterable<LineCode>;
}

/** Differences up to this are rounding. */
const roundings = 50;

/**
 * Holds each line of a quotation against what the rules give, and adds up what is too much, in rupees. Where no price is
 * known, the lines that need one are open.
 */
export function judgeQuotation({ quotation, price, wanted: askedFor = [] }: JudgedQuotation): QuotationJudgement {
  const wanted = new Set(askedFor);
  const counted = joinSameLines(quotation.lines.filter(isCounted));
  const quoted = new Set(counted.filter(({ amount }) => amount !== 0).map(({ code }) => code));
  const ours = price ? linesByCode(price, quoted) : undefined;
  const lines = counted.map((line) => judgeLine(line, { price, quoted, ours: ours?.byCode.get(line.code), wanted }));
  const missing = ours && quoted.size > 0 ? missingLines(ours.rest) : [];
  return {
    lines: [...lines, ...missing],
    asked: sumOfLines(quotation.lines),
    excess: addUp(lines),
    arithmetic: arithmeticOf(quotation),
  };
}

interface Against {
  price: OnRoadPrice | null;
  quoted: ReadonlySet<LineCode>;
  ours: OnRoadPriceLine[] | undefined;
  wanted: ReadonlySet<LineCode>;
}

/** Two lines of one kind that is computed once are one line. */
function joinSameLines(lines: readonly QuotationLine[]): QuotationLine[] {
  const joined = new Map<LineCode, QuotationLine>();
  for (const line of lines) {
    const before = joined.get(line.code);
    joined.set(line.code, before ? { ...before, amount: toPaise(before.amount + line.amount) } : line);
  }
  return [...joined.values()];
}

function judgeLine(line: QuotationLine, { price, quoted, ours, wanted }: Against): LineJudgement {
  const { code, amount } = line;
  const base = { code, asked: amount, computed: null, excess: nothing };
  if (amount === 0) return { ...base, verdict: 'fair', reasons: [] };
  const ordered = stateRuleFor(code, price?.state ?? null);
  if (ordered) return { ...base, ...byRule(line, ordered, wanted) };
  const open = whyOpen(code, price, quoted);
  if (open) return { ...base, verdict: 'ask', reasons: [open] };
  if (ours) return judgeComputed(line, ours);
  return { ...base, ...byRule(line, exceptionFor(line, price) ?? generalRuleFor(code), wanted) };
}

/** Why a line cannot be held against ours. */
function whyOpen(
  code: LineCode,
  price: OnRoadPrice | null,
  quoted: ReadonlySet<LineCode>,
): JudgementReason | undefined {
  if (!price) return computable.has(code) ? plain(texts.noPriceYet) : undefined;
  const gap = gapIn(price, code, quoted);
  return gap === undefined ? undefined : { ...plain(gap), confidence: 'low' };
}

/** Where the amount decides what holds. */
function exceptionFor({ code, amount }: QuotationLine, price: OnRoadPrice | null): LineRule | undefined {
  if (code === 'tcs' && isTaxAtSource(amount, price)) return { verdict: 'fair', reason: plain(texts.taxAtSource) };
  const isSmallTax = code === 'gst' && amount < (price?.ex_showroom_price ?? 0) * 0.02;
  if (isSmallTax) return { verdict: 'ask', reason: plain(texts.gstOnOther) };
  const isLarge = code === 'round_off' && Math.abs(amount) > 1;
  return isLarge ? { verdict: 'ask', reason: plain(texts.roundOff) } : undefined;
}

/** What a price is needed for. */
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

const plain = (text: string): JudgementReason => ({ text, source: null, since: null, confidence: null });

const isTaxAtSource = (amount: number, price: OnRoadPrice | null): boolean =>
  (price?.ex_showroom_price ?? 0) > 1_000_000 && amount <= (price?.on_road_price ?? Number.POSITIVE_INFINITY) * 0.011;

function byRule(
  { code, amount }: QuotationLine,
  { verdict, reason }: LineRule,
  wanted: ReadonlySet<LineCode>,
): Pick<LineJudgement, 'verdict' | 'excess' | 'reasons'> {
  const asked = Math.max(0, amount);
  const excesses: Partial<Record<Verdict, Excess>> = {
    'not-allowed': { least: asked, most: asked },
    'not-required': { least: asked, most: asked },
    choice: wanted.has(code) ? nothing : { least: asked, most: asked },
    ask: { least: 0, most: asked },
  };
  return { verdict, excess: excesses[verdict] ?? nothing, reasons: [reason] };
}

function judgeComputed({ code, amount, text }: QuotationLine, ours: readonly OnRoadPriceLine[]): LineJudgement {
  const cover = zeroDepreciation(code, text, ours);
  const computed = spanOf(ours, cover);
  const verdict = verdictOf(amount, computed);
  const excess = verdict === 'too-much' ? { least: amount - computed.to, most: amount - computed.amount } : nothing;
  const reasons = [...ours.map(reasonOf), ...notesOn({ code, amount, computed, hasCover: cover !== undefined })];
  return { code, asked: amount, computed: inRupees(computed), verdict, excess: inRupees(excess), reasons };
}

function verdictOf(asked: number, { from, to }: Span): Verdict {
  if (asked > to + roundings) return 'too-much';
  return asked < from - roundings ? 'less' : 'fair';
}

/** What zero depreciation may add where the dealer's words name it: up to 0.7 % of the insured value, with GST. */
function zeroDepreciation(code: LineCode, text: string, ours: readonly OnRoadPriceLine[]): Span | undefined {
  const ownDamage = ours.find(({ key }) => key === 'own_damage')?.amount;
  const isNamed = code === 'insurance_bundle' && /\bzd\b|zero|nil dep|bumper|जीरो/u.test(text);
  if (!isNamed || ownDamage === undefined) return undefined;
  const insuredValue = ownDamage / 0.0175;
  return { from: 0, amount: insuredValue * 0.005 * 1.18, to: insuredValue * 0.007 * 1.18 };
}

interface Noted {
  code: LineCode;
  amount: number;
  computed: Span;
  hasCover: boolean;
}

function notesOn({ code, amount, computed, hasCover }: Noted): JudgementReason[] {
  const isInsurance = code === 'insurance_bundle' || code === 'insurance_od';
  return [
    ...(hasCover ? [plain(texts.zeroDepreciation)] : []),
    ...(isInsurance && amount < computed.amount - roundings ? [plain(texts.insurerDiscount)] : []),
  ];
}

const reasonOf = ({ rule, label, source, since, confidence }: OnRoadPriceLine): JudgementReason => ({
  text: rule ?? label,
  source,
  since,
  confidence,
});

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
    verdict: 'missing',
    excess: nothing,
    reasons: [plain(texts.notQuoted), ...lines.map(reasonOf)],
  }));

function codeOfMissing({ group, key }: OnRoadPriceLine): LineCode {
  if (group === 'ex_showroom') return 'ex_showroom';
  if (key === 'hypothecation') return 'hypothecation';
  return group === 'insurance' ? 'insurance_bundle' : 'rto_bundle';
}

const addUp = (lines: readonly LineJudgement[]): Excess =>
  lines.reduce(({ least, most }, { excess }) => ({ least: least + excess.least, most: most + excess.most }), nothing);

function arithmeticOf({ lines, total }: Pick<Quotation, 'lines' | 'total'>): QuotationJudgement['arithmetic'] {
  const sum = sumOfLines(lines);
  return total === null || Math.abs(total - sum) <= 1 ? null : { total, sum, difference: toPaise(total - sum) };
}

const inRupees = <Amounts extends Span | Excess>(amounts: Amounts): Amounts =>
  Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, Math.round(value)])) as unknown as Amounts;
