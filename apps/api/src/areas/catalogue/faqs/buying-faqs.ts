import { formatPrice } from '@dopahiya/domain/site';
import type { BikeFaqTexts } from '../texts/en/bike-faqs.ts';
import type { AskFaq, FaqVariant } from './faq-facts.ts';

/** Question about the model's current, expected or last price. */
export const priceFaq: AskFaq = ({ full_name, status, price, price_month }, _variants, { price: texts }) => {
  if (price === null || price_month === null) return null;
  const { question, answer } = texts[status];
  return {
    topic: 'price',
    question: question(full_name),
    answer: answer(full_name, formatPrice(price), price_month),
  };
};

/** Question about the launch of an announced model. */
export const launchFaq: AskFaq = ({ full_name, status, launch_date }, _variants, { launch }) => {
  if (status !== 'upcoming' || launch_date === null) return null;
  return { topic: 'launch', question: launch.question(full_name), answer: launch.answer(full_name, launch_date) };
};

/** Question about the variants, and the cheapest and dearest price. */
export const variantsFaq: AskFaq = ({ full_name, status, price_month }, variants, { variants: texts }) => {
  if (variants.length < 2) return null;
  const names = variants.map(({ name }) => name);
  return {
    topic: 'variants',
    question: texts.question(full_name),
    answer: texts.answer(full_name, names, status) + priceSpan(variants, price_month, texts),
  };
};

/** Returns the price range if every price is known and all are of one month. */
function priceSpan(variants: FaqVariant[], modelMonth: string | null, texts: BikeFaqTexts['variants']): string {
  const prices = variants.flatMap(({ ex_showroom_price }) => ex_showroom_price ?? []);
  const months = new Set(variants.map(({ price_month }) => price_month ?? modelMonth));
  if (prices.length < variants.length || months.size > 1) return '';
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  if (lowest === highest) return texts.onePrice(formatPrice(lowest));
  return texts.prices(formatPrice(lowest), formatPrice(highest));
}
