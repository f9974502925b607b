import { bikeDetailSchema } from '@dopahiya/domain/bikes';
import { formatQuantityIn } from '@dopahiya/domain/languages';
import { formatPrice, paths } from '@dopahiya/domain/site';
import { highestSeat } from '@dopahiya/drawing';
import { findKeyDifferences } from '@dopahiya/engines/key-differences';
import { type BikeRow, type BikeWithVariants, presentBikeDetail } from '../../catalogue/index.ts';
import type { ChatWords } from '../words/chat-words.ts';
import { type Answering, type Asked, card, textAnswer, slugOf } from './answered.ts';
import { aspectFacts } from './aspect-facts.ts';
import { opinionFacts } from './brand-answer.ts';
import { commonMonth, type Fact, factOf, figureOf, mainFigures, monthsFact } from './figures.ts';
import { answerSurely } from './guide-answer.ts';

const pathOf = (bike: BikeRow): string => paths.bike(bike);

const bikeOf = async ({ slots, sources }: Asked, key = slots.bike): Promise<BikeRow | null> =>
  key === undefined ? null : (await sources.bikes.detail(slugOf(key))).bike;

const mostVariants = 8;

const abbreviations = /\b(?:abs|usb)\b/g;

const labelOf = (field: string): string =>
  field
    .replaceAll('_', ' ')
    .replaceAll(abbreviations, (word) => word.toUpperCase())
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase());

const figuresCard = (bike: BikeRow, { words }: Asked, facts = mainFigures(bike, words)) =>
  card({
    kind: 'figures',
    title: bike.full_name,
    month: bike.price_month,
    facts,
    link: { label: words.links.bike, href: pathOf(bike) },
  });

/** Lists the variants of a bike with their prices, cheapest first. */
function variantsAnswer(bike: BikeRow, variants: BikeWithVariants['variants'], asked: Asked) {
  const { words } = asked;
  const facts = variants
    .flatMap(({ name, ex_showroom_price: price }) => (price === null ? [] : [{ name, price }]))
    .toSorted((one, other) => one.price - other.price)
    .map(({ name, price }) => ({ label: name, value: formatPrice(price) }));
  return textAnswer(words.variants(bike.full_name), {
    ...figuresCard(bike, asked, facts.slice(0, mostVariants)),
    title: `${bike.full_name}: ${words.labels.price}`,
  });
}

/** Answers with one figure of a bike, or its main figures; without a bike, from a guide. */
export const answerFigure: Answering = async (asked) => {
  const { slots, words } = asked;
  if (slots.bike === undefined) return (await answerSurely(asked)) ?? textAnswer(words.whichBike);
  const { bike, variants } = await asked.sources.bikes.detail(slugOf(slots.bike));
  if (slots.field === 'variants' && variants.length > 0) return variantsAnswer(bike, variants, asked);
  if (slots.field === undefined) return textAnswer(words.figures(bike.full_name), figuresCard(bike, asked));
  const value = figureOf(bike, slots.field, words);
  if (value === null) return textAnswer(words.noFigure(bike.full_name), figuresCard(bike, asked));
  const label = words.fieldLabels[slots.field] ?? labelOf(slots.field);
  return textAnswer(words.figure(bike.full_name, label, value), figuresCard(bike, asked, [{ label, value }]));
};

/** Answers with the stated and real-world mileage of a bike; without one, from a guide. */
export const answerMileage: Answering = async (asked) => {
  const { words } = asked;
  const bike = await bikeOf(asked);
  if (!bike) return (await answerSurely(asked)) ?? textAnswer(words.whichBike);
  const facts = [
    ...factOf(words.labels.mileage, figureOf(bike, 'mileage', words)),
    ...factOf(words.labels.real, figureOf(bike, 'real_mileage', words)),
  ];
  const [first] = facts;
  return first
    ? textAnswer(words.figure(bike.full_name, first.label, first.value), figuresCard(bike, asked, facts))
    : textAnswer(words.noFigure(bike.full_name), figuresCard(bike, asked));
};

/** Answers with the range or charging time of an electric bike. */
export const answerElectric: Answering = async (asked) => {
  const { slots, words } = asked;
  const bike = await bikeOf(asked);
  if (!bike) return (await answerSurely(asked)) ?? textAnswer(words.whichBike);
  const [label, field] =
    slots.topic === 'charging_time'
      ? ([words.labels.charging, 'charging_time'] as const)
      : ([words.labels.range, 'battery_range'] as const);
  const value = figureOf(bike, field, words);
  if (value === null) return textAnswer(words.noFigure(bike.full_name), figuresCard(bike, asked));
  return textAnswer(words.figure(bike.full_name, label, value), figuresCard(bike, asked, [{ label, value }]));
};

const mostDifferences = 3;

/** Compares two to four bikes by the three most noticeable differences. */
export const answerCompare: Answering = async (asked) => {
  const { slots, words, sources } = asked;
  const keys = (slots.bikes ?? []).slice(0, 4);
  if (keys.length < 2) return textAnswer(words.whichTwo);
  const found = await Promise.all(keys.map((key) => sources.bikes.detail(slugOf(key))));
  const bikes = found.map(({ bike }) => bike);
  const [one, other] = bikes;
  if (!one || !other) return textAnswer(words.whichTwo);
  const month = commonMonth(bikes);
  const slugs = bikes.map(({ slug }) => slug);
  const link = { label: words.links.compare, href: paths.compare(slugs) };
  const title = bikes.map(({ full_name }) => full_name).join(' | ');
  const differences = findKeyDifferences(found.map(contractOf), words.differences, (value, unit) =>
    formatQuantityIn(words.language, value, unit),
  ).slice(0, mostDifferences);
  const facts = differences.map(({ figure, sentence }) => ({ label: figure, value: sentence }));
  return textAnswer(
    words.compare(one.full_name, other.full_name),
    card({
      kind: 'comparison',
      title,
      month,
      facts: [
        ...aspectFacts(slots.aspect, bikes, words),
        ...(facts.length > 0 ? facts : comparedFigures(bikes, words)),
        ...monthsFact(bikes, words),
      ],
      bikes: slugs,
      link,
    }),
    ...(slots.height_cm === undefined ? [] : [reachCard(slots.height_cm, bikes, words)]),
  );
};

const contractOf = ({ bike, variants }: BikeWithVariants) =>
  bikeDetailSchema.parse(presentBikeDetail(bike, variants, 'en'));

/** Returns the main figures known for all bikes, side by side, when they are much alike. */
function comparedFigures(bikes: readonly BikeRow[], words: ChatWords): Fact[] {
  const figures = bikes.map((bike) => new Map(mainFigures(bike, words).map(({ label, value }) => [label, value])));
  const labels = [...(figures[0]?.keys() ?? [])].filter((label) => label !== words.labels.price);
  return labels.flatMap((label) => {
    const values = figures.map((of) => of.get(label));
    return values.every((value) => value !== undefined) ? [{ label, value: values.join(' | ') }] : [];
  });
}

/** Shows on which bikes a rider can flat-foot, by the same rule as the pages. */
function reachCard(height: number, bikes: readonly BikeRow[], { labels, yes, no, centimetres }: ChatWords) {
  const reaches = bikes.map(({ full_name, specifications: { seat_height: seat } }) => {
    const isReached = typeof seat === 'number' && seat <= highestSeat(height);
    return { label: full_name, value: typeof seat === 'number' ? (isReached ? yes : no) : '–' };
  });
  return card({
    kind: 'figures',
    title: labels.feet,
    facts: [{ label: labels.height, value: centimetres(height) }, ...reaches],
  });
}

/** Answers how a bike compares with others like it, and where owners review it. */
export const answerReviews: Answering = async (asked) => {
  const bike = await bikeOf(asked);
  if (!bike) return textAnswer(asked.words.whichBike);
  const link = { label: asked.words.links.bike, href: `${pathOf(bike)}#reviews` };
  const facts = await opinionFacts(bike.slug, asked);
  const reply = facts.length > 0 ? asked.words.bikeOpinion : asked.words.reviews;
  return textAnswer(reply(bike.full_name), card({ kind: 'figures', title: bike.full_name, facts, link }));
};
