import { formatPrice, paths } from '@dopahiya/domain/site';
import { type Answering, card, textAnswer, slugOf } from './answered.ts';
import { cityOf } from './city-of.ts';
import { answerPage } from './page-answers.ts';

const answerRules = answerPage('insurance');

/** Insurance topics that a premium does not answer. */
const ofRules: ReadonlySet<string | undefined> = new Set([
  'expired',
  'claim',
  'transfer',
  'buy_outside',
  'compulsory',
  'zero_dep',
]);

/** Answers with the insurance premium of a new bike from the price service; other insurance questions link to the guide. */
export const answerInsurance: Answering = async (asked) => {
  const { slots, words, sources } = asked;
  if (slots.bike === undefined || slots.year !== undefined || ofRules.has(slots.topic)) return answerRules(asked);
  const slug = slugOf(slots.bike);
  const city = await cityOf(asked);
  const [{ bike }, price] = await Promise.all([
    sources.bikes.detail(slug),
    sources.prices.inCity(slug, { city: city.slug, variant: undefined, loan: false }),
  ]);
  if (!price.insurance_price) return answerRules(asked);
  const amount = formatPrice(price.insurance_price);
  const reply = [words.insuranceOf(bike.full_name, city.said, amount), ...city.note].join(' ');
  const link = { label: words.links.seeLines, href: paths.onRoadPrice(slug, city.name) };
  const facts = [{ label: words.labels.insurance, value: amount }];
  return textAnswer(
    reply,
    card({ kind: 'price', title: `${bike.full_name}, ${city.said}`, month: price.price_month, facts, link }),
  );
};
