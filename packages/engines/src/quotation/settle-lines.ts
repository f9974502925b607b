import type { Item } from './read-items.ts';
import { type LineCode, lineStandings } from './line-codes.ts';
import { type LineFlag, type QuotationLine, sumOfLines, toPaise } from './quotation.ts';

export interface ReadLine extends QuotationLine {
  row: number;
  /** Index among all items. */
  at: number;
  isInBrackets: boolean;
  percent: number | null;
}

const insuranceParts = new Set<LineCode>([
  'insurance_od',
  'insurance_tp',
  'insurance_pa',
  'insurance_zd',
  'insurance_addon',
  'insurance_gst',
]);
const near = (one: number, other: number, by = 5): boolean => Math.abs(one - other) <= by;

/** Resolves lines that depend on others: parts of another line, and the meaning of 'RTO' and 'GST'. */
export function settleLines(lines: readonly ReadLine[], totals: readonly number[], lastTotal: number): ReadLine[] {
  return [
    settleGst,
    settleShowroom,
    settleTaxInside,
    settleInsuranceInside,
    settleBrackets,
    settleRto,
    settleOptional,
    settleLoanFee,
  ].reduce<ReadLine[]>((settled, settle) => settle(settled, totals), withoutLater(lines, totals, lastTotal));
}

/** Marks lines after a total as optional if it is correct without them: 'Total 94,720. Extended warranty available at 1,299'. */
function withoutLater(lines: readonly ReadLine[], totals: readonly number[], lastTotal: number): ReadLine[] {
  const before = lines.filter(({ at }) => at < lastTotal);
  const isOfOthers =
    before.length > 1 && before.length < lines.length && agrees(before, totals) && !agrees(lines, totals);
  return isOfOthers ? lines.map((line) => (line.at < lastTotal ? line : flagged(line, 'optional'))) : [...lines];
}

/** Assigns GST listed among insurance parts to the insurance. */
const settleGst = (lines: readonly ReadLine[]): ReadLine[] =>
  lines.map((line, index) => {
    const before = lines[index - 1]?.code;
    const isOfInsurance = line.code === 'gst' && before !== undefined && insuranceParts.has(before);
    return isOfInsurance ? coded(line, 'insurance_gst') : line;
  });

/** Treats a price that plus GST equals another as the basic price, and drops prices of a few hundred rupees. */
function settleShowroom(lines: readonly ReadLine[]): ReadLine[] {
  const prices = lines.filter(({ code }) => code === 'ex_showroom');
  const highest = Math.max(...prices.map(({ amount }) => amount));
  if (prices.length < 2) return [...lines];
  const gst = lines.reduce((sum, { code, amount }) => (code === 'gst' ? sum + amount : sum), 0);
  return lines
    .filter(({ code, amount }) => code !== 'ex_showroom' || amount >= 10_000 || highest < 10_000)
    .map((line) =>
      line.code === 'ex_showroom' && line.amount < highest && near(line.amount + gst, highest)
        ? coded(line, 'basic_price')
        : line,
    );
}

function settleRto(lines: readonly ReadLine[]): ReadLine[] {
  const charged = new Set(
    lines.flatMap(({ code, amount, flags }) => (amount > 0 && !flags.includes('breakup') ? [code] : [])),
  );
  const showroom = lines.find(({ code }) => code === 'ex_showroom')?.amount;
  return lines.map((line) => {
    if (line.code === 'rto_bundle' && /\brto\b|आरटीओ|r\.t\.o/u.test(line.text) && !/reg|पंजी|रजि/u.test(line.text)) {
      const isPercentage =
        line.percent !== null && showroom !== undefined && near((showroom * line.percent) / 100, line.amount, 2);
      return charged.has('registration_fee') || isPercentage ? { ...line, code: 'road_tax' } : line;
    }
    const isBoth =
      line.code === 'registration_fee' && line.amount >= 2500 && !charged.has('road_tax') && !charged.has('rto_bundle');
    return isBoth ? { ...line, code: 'rto_bundle' } : line;
  });
}

/** Marks basic price and GST as part of a stated ex-showroom price, unless only their sum matches the stated total. */
function settleTaxInside(lines: readonly ReadLine[], totals: readonly number[]): ReadLine[] {
  if (!lines.some(({ code }) => code === 'ex_showroom') || agrees(lines, totals)) return [...lines];
  const showroom = lines.find(({ code }) => code === 'ex_showroom')?.amount ?? 0;
  const isInside = ({ code, amount }: ReadLine): boolean =>
    code === 'basic_price' || (code === 'gst' && amount >= showroom * minTaxInside);
  return lines.map((line) => (isInside(line) ? flagged(line, 'breakup') : line));
}

/**
 * Minimum share of the GST in the price with tax; half of the lowest rate on two-wheelers (5 %) exceeds it, and a smaller tax is on
 * something else.
 */
const minTaxInside = 0.02;

/** Marks covers as part of the insurance if they add up to it, or if counting them would not match the stated total. */
function settleInsuranceInside(lines: readonly ReadLine[], totals: readonly number[]): ReadLine[] {
  const bundle = lines.find(({ code }) => code === 'insurance_bundle');
  const parts = lines.filter(({ code }) => insuranceParts.has(code));
  if (!bundle || parts.length === 0) return [...lines];
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  const inside = lines.map((line) => (insuranceParts.has(line.code) ? flagged(line, 'breakup') : line));
  const isInside =
    near(sum, bundle.amount) ||
    near(sum * 1.18, bundle.amount, 20) ||
    (agrees(inside, totals) && !agrees(lines, totals));
  return isInside ? inside : [...lines];
}

/** Marks amounts in brackets that add up to the preceding amount: 'RTO 8120 (tax 7620 + reg 300 + card 200)'. */
function settleBrackets(lines: readonly ReadLine[], totals: readonly number[]): ReadLine[] {
  const settled: ReadLine[] = [];
  let counted = sumOfLines(lines);
  for (const { whole, parts } of withParts(lines)) {
    const sum = parts.reduce((total, { amount }) => total + amount, 0);
    const without = toPaise(counted - sumOfLines(parts));
    const isWhole =
      near(sum, whole.amount) ||
      near(sum * 1.18, whole.amount, 20) ||
      (isAmong(totals, without) && !isAmong(totals, counted));
    const isInside = parts.length > 0 && isWhole;
    settled.push(whole, ...(isInside ? parts.map((part) => flagged(part, 'breakup')) : parts));
    if (isInside) counted = without;
  }
  return settled;
}

/** Groups each line with the lines in brackets after it. */
function withParts(lines: readonly ReadLine[]): { whole: ReadLine; parts: ReadLine[] }[] {
  const wholes: { whole: ReadLine; parts: ReadLine[] }[] = [];
  for (const line of lines) {
    const last = wholes.at(-1);
    if (last && !last.whole.isInBrackets && line.isInBrackets && line.row === last.whole.row) last.parts.push(line);
    else wholes.push({ whole: line, parts: [] });
  }
  return wholes;
}

/** Counts lines called optional if the stated total includes them. */
function settleOptional(lines: readonly ReadLine[], totals: readonly number[]): ReadLine[] {
  if (totals.length === 0 || agrees(lines, totals)) return [...lines];
  const counted = lines.map((line) => ({ ...line, flags: line.flags.filter((flag) => flag !== 'optional') }));
  return agrees(counted, totals) ? counted : [...lines];
}

/** Excludes a fee listed with the loan terms if the total is correct without it. */
function settleLoanFee(lines: readonly ReadLine[], totals: readonly number[]): ReadLine[] {
  if (totals.length === 0 || agrees(lines, totals)) return [...lines];
  const without = lines.map((line) => (line.code === 'loan_fee' ? flagged(line, 'optional') : line));
  return agrees(without, totals) ? without : [...lines];
}

const agrees = (lines: readonly ReadLine[], totals: readonly number[]): boolean => isAmong(totals, sumOfLines(lines));

const isAmong = (totals: readonly number[], sum: number): boolean => totals.some((total) => near(total, sum, 1));

const coded = (line: ReadLine, code: LineCode): ReadLine => ({ ...line, code });

const flagged = (line: ReadLine, flag: LineFlag): ReadLine =>
  line.flags.includes(flag) || line.amount === 0 ? line : { ...line, flags: [...line.flags, flag] };

/** Returns the signed amount: deductions are always negative, other lines only for round-offs. */
export function signedAmount(code: LineCode, item: Pick<Item, 'amount' | 'isNegative'>): number {
  const amount = item.amount ?? 0;
  if (amount === 0) return 0;
  if (lineStandings[code] === 'deduction') return -amount;
  return code === 'round_off' && item.isNegative ? -amount : amount;
}
