import { type NameCode, readWords } from './find-names.ts';
import type { Item } from './read-items.ts';

/** Maximum number of parts; a sum with more is not a plan with its GST. */
const maxParts = 6;

/** Merges a plan, its GST and their sum into one item: 'AMC 1,299 + GST 234 = 1,533' becomes 1,533. */
export function joinPlans(items: readonly Item[]): Item[] {
  const joined: Item[] = [];
  for (const item of items) {
    const plan = planWithin(item, joined);
    if (plan) joined.splice(joined.length - plan.parts, plan.parts, withSum(plan.named, item));
    else joined.push(item);
  }
  return withoutOwnParts(joined);
}

const withSum = (named: Item, { amount, around, isOptional }: Item): Item => ({
  ...named,
  amount,
  around: `${named.around} ${around}`,
  isOptional: named.isOptional || isOptional,
});

interface Plan {
  named: Item;
  /** Number of preceding items it replaces. */
  parts: number;
}

/** Returns the plan whose amount with GST an item states; null if it is something else. */
function planWithin(item: Item, before: readonly Item[]): Plan | null {
  const last = before.at(-1);
  if (last && isPlan(last) && saysWithTax(item) && isTaxed(last, item)) return { named: last, parts: 1 };
  if (!isSum(item)) return null;
  let sum = 0;
  for (let parts = 1; parts <= Math.min(maxParts, before.length); parts += 1) {
    sum += before.at(-parts)?.amount ?? 0;
    if (near(sum, item.amount)) return planOf([...before.slice(-parts), item], parts);
  }
  return null;
}

function planOf(items: readonly Item[], parts: number): Plan | null {
  const isSumAlone = (item: Item): boolean => item === items.at(-1) && (item.code === null || item.code === 'total');
  const [named, ...others] = items.filter((item) => !isTax(item) && !isSumAlone(item));
  if (!named || others.length > 0 || !isPlan(named) || parts < (named === items.at(-1) ? 1 : 2)) return null;
  const isOfPrice = items.at(-1)?.isResult === true && items.some(({ code }) => code === 'gst');
  return named.code === 'ex_showroom' && !isOfPrice ? null : { named, parts };
}

/** Checks whether an item follows '=' or is called a total. */
const isSum = ({ isResult, code }: Item): boolean => isResult || code === 'total';

const taxes = new Set<NameCode | null>([null, 'gst', 'insurance_gst', 'subtotal']);

/** Checks whether an item is a tax, or an amount without words. */
const isTax = ({ code, text }: Item): boolean => taxes.has(code) && !(code === null && hasWords(text));

const hasWords = (text: string): boolean => readWords(text).some((word) => /\p{L}{3}/u.test(word));

const isPlan = ({ code, text }: Item): boolean => (code === null ? hasWords(text) : !noPlans.has(code));

const noPlans = new Set<NameCode>([
  ...(['total', 'subtotal', 'advance', 'balance', 'down', 'loan', 'emi', 'months', 'note'] as const),
  ...(['gst', 'insurance_gst', 'basic_price'] as const),
]);

const near = (sum: number, amount: number | null): boolean => amount !== null && Math.abs(sum - amount) <= 2;

/** Checks for an amount that includes tax: '1,299 (1,533 with GST)'. */
const saysWithTax = (item: Item): boolean =>
  isTax(item) &&
  /(?<![\p{L}\p{M}])(?:with|incl|including|inclusive|after|sahit|milake?|mila|jodke|के साथ|सहित|मिलाकर)(?![\p{L}\p{M}])/u.test(
    item.around,
  ) &&
  /gst|tax|जीएसटी|टैक्स/u.test(item.around);

/** Current and former GST rates, in percent. */
const rates = [5, 12, 18, 28, 40];

const isTaxed = ({ amount: before }: Item, { amount }: Item): boolean =>
  rates.some((rate) => near((before ?? 0) * (1 + rate / 100), amount));

/** Removes items in brackets that add up to the preceding amount: 'EW 1,533 (1,299 + GST 234)'. */
function withoutOwnParts(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  for (const { whole, parts } of withBrackets(items)) {
    const sum = parts.reduce((total, { amount }) => total + (amount ?? 0), 0);
    const isOwn = isPlan(whole) && parts.length > 1 && parts.every(isTax) && near(sum, whole.amount);
    kept.push(whole, ...(isOwn ? [] : parts));
  }
  return kept;
}

function withBrackets(items: readonly Item[]): { whole: Item; parts: Item[] }[] {
  const wholes: { whole: Item; parts: Item[] }[] = [];
  for (const item of items) {
    const last = wholes.at(-1);
    if (last && item.isInBrackets && !last.whole.isInBrackets) last.parts.push(item);
    else wholes.push({ whole: item, parts: [] });
  }
  return wholes;
}
