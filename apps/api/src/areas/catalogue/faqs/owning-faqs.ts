import { formatMonth, formatPrice, formatQuantity } from '@dopahiya/domain/site';
import { variantsWithAbs } from '@dopahiya/domain/specifications';
import type { AskFaq, FaqVariant } from './faq-facts.ts';

/** Question about the seat height. */
export const seatHeightFaq: AskFaq = ({ full_name, specifications: { seat_height } }) =>
  seat_height
    ? {
        topic: 'seat-height',
        question: `What is the seat height of the ${full_name}?`,
        answer: `The seat of the ${full_name} is ${formatQuantity(seat_height, 'mm')} high.`,
      }
    : null;

/** Question about the kerb weight. */
export const kerbWeightFaq: AskFaq = ({ full_name, specifications: { kerb_weight } }) =>
  kerb_weight
    ? {
        topic: 'kerb-weight',
        question: `How heavy is the ${full_name}?`,
        answer: `The kerb weight of the ${full_name} is ${formatQuantity(kerb_weight, 'kg')}.`,
      }
    : null;

/** Question about ABS and brakes. */
export const absFaq: AskFaq = ({ full_name, engine_capacity, price_month, specifications }, variants) => {
  const { abs, front_brake_type, rear_brake_type } = specifications;
  if (abs === undefined || abs === null) return null;
  const question = `Does the ${full_name} have ABS?`;
  const some = abs ? variantsWithAbs(engine_capacity, variants) : [];
  if (some.length > 0) return { topic: 'abs', question, answer: someHaveAbs(full_name, some, price_month) };
  const brakes =
    front_brake_type && rear_brake_type
      ? ` Brakes: ${front_brake_type} at the front, ${rear_brake_type} at the rear.`
      : '';
  const answer = `${abs ? `Yes, the ${full_name} has ABS.` : `No, the ${full_name} does not have ABS.`}${brakes}`;
  return { topic: 'abs', question, answer };
};

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Joins words in a sentence: 'A', 'A and B', 'A, B and C'. */
export function joinWords(words: string[]): string {
  return list.format(words);
}

function someHaveAbs(fullName: string, variants: FaqVariant[], modelMonth: string | null): string {
  const names = joinWords(variants.map(({ name }) => name));
  return `Some variants do. These come with ABS${fromPrice(variants, modelMonth)}: ${names}.`;
}

/** Returns the price of the cheapest of them, if it and its month are known. */
function fromPrice(variants: FaqVariant[], modelMonth: string | null): string {
  const priced = variants.filter(({ ex_showroom_price }) => ex_showroom_price !== null);
  const [cheapest] = priced.toSorted((one, other) => Number(one.ex_showroom_price) - Number(other.ex_showroom_price));
  const month = cheapest?.price_month ?? modelMonth;
  if (!cheapest?.ex_showroom_price || month === null) return '';
  return ` from ${formatPrice(cheapest.ex_showroom_price)} ex-showroom in Delhi (${formatMonth(month)})`;
}

/** Question about the colours. */
export const coloursFaq: AskFaq = ({ full_name, status, colours }) => {
  if (colours.length === 0) return null;
  const names = joinWords(colours.map(({ name }) => name));
  const number = colours.length === 1 ? 'one colour' : `${colours.length} colours`;
  return {
    topic: 'colours',
    question: `Which colours does the ${full_name} come in?`,
    answer: `The ${full_name} ${status === 'discontinued' ? 'came' : 'comes'} in ${number}: ${names}.`,
  };
};
