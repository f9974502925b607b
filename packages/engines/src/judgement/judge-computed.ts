import { type OnRoadPrice, type OnRoadPriceLine, stepOfPrice } from '@dopahiya/domain/prices';
import { formatPrice } from '@dopahiya/domain/site';
import type { LineCode } from '../quotation/line-codes.ts';
import type { QuotationLine } from '../quotation/quotation.ts';
import * as texts from '#texts/judgement';
import { basisOf, spanOf } from './computed-lines.ts';
import {
  type Excess,
  inRupees,
  type JudgementReason,
  type LineJudgement,
  zeroExcess,
  plain,
  reasonOf,
  type Span,
  type Verdict,
} from './judgement.ts';
import { listedPrice } from './listed-price.ts';
import { dealersPrice, isOnPrice } from './on-dealers-price.ts';

/** Context for judging a computed line. */
interface Beside {
  /** The price with taxes based on the dealer's ex-showroom price. */
  price: OnRoadPrice;
  counted: readonly QuotationLine[];
  /** Date of the quotation; empty if unknown. */
  date: string;
}

/** Maximum difference treated as rounding, in rupees. */
const roundings = 50;

/** Judges a line that can be computed: against the rule that fixes it, the price list or the usual range. */
export function judgeComputed(line: QuotationLine, ours: readonly OnRoadPriceLine[], beside: Beside): LineJudgement {
  const basis = basisOf(ours);
  if (basis === 'price-list') return judgePrice(line, ours, beside);
  return line.code === 'insurance_gst' && premiumsIn(beside.counted) > 0
    ? judgeGst(line, ours, beside)
    : basis === 'span'
      ? judgeSpan(line, ours)
      : judgeByRule(line, ours, beside);
}

function judgeByRule({ code, amount }: QuotationLine, ours: readonly OnRoadPriceLine[], beside: Beside): LineJudgement {
  const reasons = [...notesOnPrice(ours, beside), ...ours.map(reasonOf)];
  return { code, asked: amount, ...heldAgainst(amount, spanOf(ours)), basis: 'rule', reasons };
}

function heldAgainst(amount: number, computed: Span): Pick<LineJudgement, 'computed' | 'verdict' | 'excess'> {
  const verdict = verdictOf(amount, computed);
  const excess: Excess =
    verdict === 'too-much' ? { min: amount - computed.to, max: amount - computed.amount } : zeroExcess;
  return { computed: inRupees(computed), verdict, excess: inRupees(excess) };
}

function verdictOf(asked: number, { from, to }: Span): Verdict {
  if (asked > to + roundings) return 'too-much';
  return asked < from - roundings ? 'less' : 'fair';
}

/** Returns notes saying that taxes are based on the dealer's price, with the tax rate. */
function notesOnPrice(ours: readonly OnRoadPriceLine[], { price, counted }: Beside): JudgementReason[] {
  const theirs = dealersPrice(counted);
  if (theirs === null || theirs === price.ex_showroom_price || !ours.some(isOnPrice)) return [];
  const steps = ours.find(({ key }) => key === 'road_tax')?.of_price;
  const percent = steps && stepOfPrice(steps, theirs)?.percent;
  return [plain(texts.taxOnDealersPrice(formatPrice(theirs), percent ?? null))];
}

/** Judges the ex-showroom price: in a different city or month it becomes a question, with the expected range. */
function judgePrice({ code, amount }: QuotationLine, ours: readonly OnRoadPriceLine[], beside: Beside): LineJudgement {
  const { price, counted, date } = beside;
  const share = code === 'basic_price' ? amount / (dealersPrice(counted) ?? amount) : 1;
  const listed = listedPrice(price, spanOf(ours).amount * share, date);
  const base = { code, asked: amount, basis: 'price-list' as const };
  const reasons = ours.map(reasonOf);
  const isTheSame = Math.abs(amount - listed.span.amount) <= roundings;
  if (listed.question !== null && !isTheSame) {
    const question = { ...plain(listed.question), confidence: 'low' as const };
    const computed = inRupees(listed.span);
    return { ...base, computed, verdict: 'ask', excess: zeroExcess, reasons: [question, ...reasons] };
  }
  const held = heldAgainst(amount, isTheSame ? listed.span : scaled(spanOf(ours), share));
  const notes = held.verdict === 'too-much' ? [plain(texts.aboveList)] : [];
  return { ...base, ...held, reasons: [...notes, ...reasons] };
}

const scaled = ({ from, amount, to }: Span, share: number): Span => ({
  from: from * share,
  amount: amount * share,
  to: to * share,
});

/** Judges a premium or another amount fixed by no rule: above the usual range it becomes a question. */
function judgeSpan({ code, amount, text }: QuotationLine, ours: readonly OnRoadPriceLine[]): LineJudgement {
  const cover = zeroDepreciation(code, text, ours);
  const computed = spanOf(ours, cover);
  const verdict = verdictOf(amount, computed);
  const isAbove = verdict === 'too-much';
  const notes =
    code === 'hsrp' ? [texts.platesSpan] : [...(isAbove ? [texts.aboveInsuranceSpan] : []), texts.insuranceSpan];
  const reasons = [...notes, ...(cover ? [texts.zeroDepreciation] : [])].map(plain);
  return {
    code,
    asked: amount,
    computed: inRupees(computed),
    basis: 'span',
    verdict: isAbove ? 'ask' : verdict,
    excess: zeroExcess,
    reasons: [...reasons, ...ours.map(reasonOf)],
  };
}

/** Returns the maximum zero-depreciation premium if the dealer's text mentions it: up to 0.7 % of the insured value, plus GST. */
function zeroDepreciation(code: LineCode, text: string, ours: readonly OnRoadPriceLine[]): Span | undefined {
  const ownDamage = ours.find(({ key }) => key === 'own_damage')?.amount;
  const isNamed = code === 'insurance_bundle' && /\bzd\b|zero|nil dep|bumper|जीरो/u.test(text);
  if (!isNamed || ownDamage === undefined) return undefined;
  const insuredValue = ownDamage / 0.0175;
  return { from: 0, amount: insuredValue * 0.005 * 1.18, to: insuredValue * 0.007 * 1.18 };
}

const premiumCodes = new Set<LineCode>([
  'insurance_od',
  'insurance_tp',
  'insurance_pa',
  'insurance_zd',
  'insurance_addon',
]);

const premiumsIn = (lines: readonly QuotationLine[]): number =>
  lines.reduce((sum, { code, amount }) => (premiumCodes.has(code) ? sum + amount : sum), 0);

/** Judges the GST as a percentage of the premiums in the quotation. */
function judgeGst({ code, amount }: QuotationLine, ours: readonly OnRoadPriceLine[], beside: Beside): LineJudgement {
  const due = premiumsIn(beside.counted) * gstShare(beside.price);
  const held = heldAgainst(amount, { from: due, amount: due, to: due });
  return { code, asked: amount, ...held, basis: 'rule', reasons: [plain(texts.gstOnPremiums), ...ours.map(reasonOf)] };
}

function gstShare({ lines }: OnRoadPrice): number {
  const sumOf = (keys: readonly string[]): number =>
    lines.reduce((sum, { key, amount }) => (keys.includes(key) ? sum + amount : sum), 0);
  const premiums = sumOf(['own_damage', 'third_party', 'personal_accident']);
  return premiums === 0 ? 0.18 : sumOf(['insurance_gst']) / premiums;
}
