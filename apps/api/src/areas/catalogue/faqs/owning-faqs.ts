import { formatNumber, formatPrice } from '@dopahiya/domain/site';
import { variantsWithAbs } from '@dopahiya/domain/specifications';
import type { AskFaq, FaqVariant } from './faq-facts.ts';

/** Question about the seat height. */
export const seatHeightFaq: AskFaq = ({ full_name, specifications: { seat_height } }, _variants, { seatHeight }) =>
  seat_height
    ? {
        topic: 'seat-height',
        question: seatHeight.question(full_name),
        answer: seatHeight.answer(full_name, formatNumber(seat_height)),
      }
    : null;

/** Question about the kerb weight. */
export const kerbWeightFaq: AskFaq = ({ full_name, specifications: { kerb_weight } }, _variants, { kerbWeight }) =>
  kerb_weight
    ? {
        topic: 'kerb-weight',
        question: kerbWeight.question(full_name),
        answer: kerbWeight.answer(full_name, formatNumber(kerb_weight)),
      }
    : null;

/** Question about ABS and brakes. */
export const absFaq: AskFaq = (bike, variants, { abs: texts }) => {
  const { full_name, engine_capacity, price_month, specifications } = bike;
  const { abs, front_brake_type: front, rear_brake_type: rear } = specifications;
  if (abs === undefined || abs === null) return null;
  const question = texts.question(full_name);
  const some = abs ? variantsWithAbs(engine_capacity, variants) : [];
  if (some.length > 0) {
    const names = some.map(({ name }) => name);
    return { topic: 'abs', question, answer: texts.some(names, cheapestOf(some, price_month)) };
  }
  const nameOf = (type: string) => texts.brakeTypes[type] ?? type;
  const brakes = front && rear ? texts.brakes(nameOf(front), nameOf(rear)) : '';
  return { topic: 'abs', question, answer: texts[abs ? 'yes' : 'no'](full_name) + brakes };
};

/** Returns the price of the cheapest of them, if it and its month are known. */
function cheapestOf(variants: FaqVariant[], modelMonth: string | null): { amount: string; month: string } | null {
  const priced = variants.filter(({ ex_showroom_price }) => ex_showroom_price !== null);
  const [cheapest] = priced.toSorted((one, other) => Number(one.ex_showroom_price) - Number(other.ex_showroom_price));
  const month = cheapest?.price_month ?? modelMonth;
  if (!cheapest?.ex_showroom_price || month === null) return null;
  return { amount: formatPrice(cheapest.ex_showroom_price), month };
}

/** Question about the colours. */
export const coloursFaq: AskFaq = ({ full_name, status, colours }, _variants, { colours: texts }) => {
  if (colours.length === 0) return null;
  const names = colours.map(({ name }) => name);
  return {
    topic: 'colours',
    question: texts.question(full_name),
    answer: texts.answer(full_name, names, status),
  };
};
