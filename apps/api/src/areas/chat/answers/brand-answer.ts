import { formatPrice, paths } from '@dopahiya/domain/site';
import type { BikeCardRow } from '../../catalogue/index.ts';
import type { ChatWords } from '../words/chat-words.ts';
import { type Answering, type Asked, card, textAnswer, shown } from './answered.ts';
import { commonMonth, type Fact, factOf, monthsFact } from './figures.ts';

/** Measures to compare, and whether more is better. */
const measures = [
  ['price', -1],
  ['mileage', 1],
  ['battery_range', 1],
  ['max_power', 1],
] as const;

/** Minimum relative difference that counts. */
const noticed = 0.08;
/** Maximum relative difference of prices that are about the same. */
const nearPrice = 0.4;

/** Compares a brand's bikes with all others on sale by figures and reviews, without a verdict. */
export const answerBrand: Answering = async ({ slots, words, sources }) => {
  const all = await sources.bikes.onSale();
  const named = slots.brands ?? (slots.brand === undefined ? [] : [slots.brand]);
  const each = named.slice(0, shown).flatMap((slug) => {
    const own = all.filter(({ brand }) => brand.slug === slug);
    return own.length > 0 ? [own] : [];
  });
  const names = each.flatMap((own) => own[0]?.brand.name ?? []);
  if (names.length === 0) return textAnswer(words.whichBrand);
  return textAnswer(words.opinion(names.join(', ')), ...each.map((own) => brandCard(own, all, words)));
};

function brandCard(own: readonly BikeCardRow[], all: readonly BikeCardRow[], words: ChatWords) {
  const { opinionLabels: labels } = words;
  const [first] = own;
  const prices = own.flatMap(({ price }) => price ?? []);
  const facts = [
    { label: labels.models, value: String(own.length) },
    ...(prices.length > 0
      ? [{ label: labels.prices, value: `${formatPrice(Math.min(...prices))} – ${formatPrice(Math.max(...prices))}` }]
      : []),
    ...factOf(labels.bestSeller, first?.full_name ?? null),
    { label: labels.rating, value: ratingOf(own, labels.notRated) },
    ...standings(own, all, words),
    ...monthsFact(own, words),
  ];
  const link = { label: words.links.list, href: paths.brand(first?.brand.slug ?? '') };
  return card({ kind: 'figures', title: first?.brand.name ?? '', month: commonMonth(own), facts, link });
}

function ratingOf(own: readonly BikeCardRow[], none: string): string {
  const ratings = own.flatMap(({ rating }) => rating ?? []);
  return ratings.length === 0 ? none : (ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length).toFixed(1);
}

/** Compares a bike with others of its kind at about its price, by figures and reviews; none if it is not on sale. */
export async function opinionFacts(slug: string, { words, sources }: Asked): Promise<Fact[]> {
  const all = await sources.bikes.onSale();
  const bike = all.find((one) => one.slug === slug);
  if (!bike) return [];
  const alike = all.filter(({ price }) => price !== null && Math.abs(price / (bike.price ?? 0) - 1) < nearPrice);
  const { opinionLabels: labels } = words;
  return [{ label: labels.rating, value: ratingOf([bike], labels.notRated) }, ...standings([bike], alike, words)];
}

/** Finds the figures in which the median of some bikes is better or worse than that of all others of their kinds. */
function standings(own: readonly BikeCardRow[], all: readonly BikeCardRow[], { opinionLabels: labels }: ChatWords) {
  const styles = new Set(own.map(({ body_style, fuel_type }) => `${body_style} ${fuel_type}`));
  const others = all.filter((bike) => !own.includes(bike) && styles.has(`${bike.body_style} ${bike.fuel_type}`));
  const compared = measures.flatMap(([measure, better]) => {
    const [ours, theirs] = [own, others].map((bikes) => middleOf(bikes.flatMap((bike) => bike[measure] ?? [])));
    if (ours === undefined || theirs === undefined || Math.abs(ours / theirs - 1) < noticed) return [];
    return [{ name: labels.measures[measure], isBetter: (ours - theirs) * better > 0 }];
  });
  return [true, false].flatMap((isBetter) => {
    const names = compared.filter((one) => one.isBetter === isBetter).map(({ name }) => name);
    return names.length === 0 ? [] : [{ label: isBetter ? labels.stronger : labels.weaker, value: names.join(', ') }];
  });
}

const middleOf = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
