import { formatDate, formatMonth, formatPrice } from '@dopahiya/domain/site';
import type { AskFaq, FaqVariant } from './faq-facts.ts';
import { joinWords } from './owning-faqs.ts';

/** Question about the model's current, expected or last price. */
export const priceFaq: AskFaq = ({ full_name, status, price, price_month }) => {
  if (price === null || price_month === null) return null;
  const [amount, month] = [formatPrice(price), formatMonth(price_month)];
  const asked = {
    on_sale: {
      question: `What is the price of the ${full_name}?`,
      answer:
        `The ${full_name} starts at ${amount} ex-showroom in Delhi (${month}). ` +
        'The on-road price adds road tax, registration and insurance, and varies by city.',
    },
    upcoming: {
      question: `What is the expected price of the ${full_name}?`,
      answer: `The ${full_name} is expected at about ${amount} ex-showroom. The final price comes at launch.`,
    },
    discontinued: {
      question: `What did the ${full_name} cost?`,
      answer: `The ${full_name} is no longer sold new. It was last listed at ${amount} ex-showroom in Delhi (${month}).`,
    },
  };
  return { topic: 'price', ...asked[status] };
};

/** Question about the launch of an announced model. */
export const launchFaq: AskFaq = ({ full_name, status, launch_date }) => {
  if (status !== 'upcoming' || launch_date === null) return null;
  return {
    topic: 'launch',
    question: `When does the ${full_name} launch?`,
    answer: `The launch of the ${full_name} is expected on ${formatDate(launch_date)}.`,
  };
};

/** Question about the variants, and the cheapest and dearest price. */
export const variantsFaq: AskFaq = ({ full_name, status, price_month }, variants) => {
  if (variants.length < 2) return null;
  const names = joinWords(variants.map(({ name }) => name));
  const comes = status === 'discontinued' ? 'came' : 'comes';
  return {
    topic: 'variants',
    question: `Which variants of the ${full_name} are there?`,
    answer: `The ${full_name} ${comes} in ${variants.length} variants: ${names}.${priceSpan(variants, price_month)}`,
  };
};

/** Returns the price range if every price is known and all are of one month. */
function priceSpan(variants: FaqVariant[], modelMonth: string | null): string {
  const prices = variants.flatMap(({ ex_showroom_price }) => ex_showroom_price ?? []);
  const months = new Set(variants.map(({ price_month }) => price_month ?? modelMonth));
  if (prices.length < variants.length || months.size > 1) return '';
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  if (lowest === highest) return ` All cost ${formatPrice(lowest)} ex-showroom in Delhi.`;
  return ` Ex-showroom prices in Delhi range from ${formatPrice(lowest)} to ${formatPrice(highest)}.`;
}
