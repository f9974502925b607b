import { formatMonthIn } from '@dopahiya/domain/languages';
import { monthlyInstalment, usualLoan } from '@dopahiya/domain/prices';
import { formatNumber, formatPrice, paths } from '@dopahiya/domain/site';
import type { BikeRow } from '../../catalogue/index.ts';
import { type AnswerCity, cityOf } from './city-of.ts';
import { monthOfDate } from './figures.ts';
import { answerPage } from './page-answers.ts';
import { answerSurely } from './guide-answer.ts';
import { type Answering, type Asked, card, textAnswer, slugOf } from './answered.ts';

/** Answers with the on-road price of a bike, from the price pages' service; without a bike, from a guide. */
export const answerPrice: Answering = async (asked) => {
  const { slots, words, sources } = asked;
  if (slots.bike === undefined) return (await answerSurely(asked)) ?? textAnswer(words.whichBike);
  const slug = slugOf(slots.bike);
  const city = await cityOf(asked);
  const [{ bike }, price] = await Promise.all([
    sources.bikes.detail(slug),
    sources.prices.inCity(slug, { city: city.slug, variant: undefined, loan: false }),
  ]);
  if (price.on_road_price === null) return textAnswer(words.noPrice(bike.full_name), bikeCard(bike, asked));
  const { labels, links } = words;
  const facts = (
    [
      [labels.onRoad, price.on_road_price],
      [labels.exShowroom, price.ex_showroom_price],
      [labels.rto, price.rto_charges],
      [labels.insurance, price.insurance_price],
      [labels.other, price.other_charges],
    ] as const
  ).flatMap(([label, amount]) => (amount === null || amount === 0 ? [] : [{ label, value: formatPrice(amount) }]));
  const reply = [
    words.price(bike.full_name, city.said, formatPrice(price.on_road_price)),
    ...city.note,
    ...(bike.status === 'discontinued' ? [words.soldNoMore] : []),
  ].join(' ');
  return textAnswer(
    reply,
    card({
      kind: 'price',
      title: `${bike.full_name}, ${city.said}`,
      month: price.price_month,
      facts,
      link: { label: links.seeLines, href: paths.onRoadPrice(slug, city.name) },
    }),
  );
};

/** Answers with the charges of a bike, in the largest city of a state if no city is named; without a bike, with the page about road tax. */
export const answerRoadTax: Answering = async (asked) => {
  const { slots, sources } = asked;
  if (slots.bike === undefined) return answerPage('road_tax')(asked);
  if (slots.city !== undefined || slots.state === undefined) return answerPrice(asked);
  const { cities } = await sources.cityFinder.find(`${slots.state}01`);
  return answerPrice({ ...asked, home: cities[0]?.slug });
};

const bikeCard = (bike: BikeRow, { words }: Asked) =>
  card({
    kind: 'page',
    title: bike.full_name,
    link: { label: words.links.bike, href: paths.bike(bike) },
  });

/** Answers with the EMI of a loan: on an amount, or on a bike's on-road price less the down payment. */
export const answerEmi: Answering = async (asked) => {
  const { slots, words } = asked;
  const { rate = usualLoan.interest, months = usualLoan.months } = slots;
  const { labels, links } = words;
  if (months <= 0) return textAnswer(words.noMonths);
  const loan = await loanOf(asked);
  if (!loan) return textAnswer(words.whichAmount);
  const { name, amount, month, city } = loan;
  if (amount <= 0 || months <= 0) return textAnswer(words.noPrice(name));
  const emi = formatPrice(Math.round(monthlyInstalment(amount, { interest: rate, months })));
  const facts = [
    { label: labels.emi, value: emi },
    { label: labels.loan, value: formatPrice(amount) },
    { label: labels.rate, value: `${formatNumber(rate)}%` },
    { label: labels.months, value: String(months) },
  ];
  const link = { label: links.calculator, href: paths.emiOf(amount, { rate, months }) };
  const title = city === null ? name : `${name}, ${city.said}`;
  return textAnswer(
    [words.emi(emi), ...(city?.note ?? [])].join(' '),
    card({ kind: 'emi', title, month, facts, link }),
  );
};

interface AskedLoan {
  name: string;
  amount: number;
  /** Month and city of the price behind the amount; null if the amount was named. */
  month: string | null;
  city: AnswerCity | null;
}

/** Returns the loan that is meant; null if neither a bike nor an amount is named. */
async function loanOf(asked: Asked): Promise<AskedLoan | null> {
  const { slots, words, sources } = asked;
  const { amount, bike: key, down = 0 } = slots;
  if (key === undefined)
    return amount === undefined ? null : { name: words.labels.loan, amount, month: null, city: null };
  const slug = slugOf(key);
  const city = await cityOf(asked);
  const [{ bike }, price] = await Promise.all([
    sources.bikes.detail(slug),
    sources.prices.inCity(slug, { city: city.slug, variant: undefined, loan: true }),
  ]);
  const { on_road_price, price_month: month } = price;
  if (amount !== undefined) return { name: bike.full_name, amount, month: null, city: null };
  return { name: bike.full_name, amount: (on_road_price ?? 0) - down, month, city };
}

/** Answers with the petrol price in a city. */
export const answerPetrol: Answering = async (asked) => {
  const { words, sources } = asked;
  const city = await cityOf(asked);
  const { petrol } = await sources.runningCosts.inCity(city.slug);
  if (!petrol) return textAnswer(words.noPetrol(city.said));
  const value = `₹${petrol.price.toFixed(2)}`;
  const ofMonth = monthOfDate(petrol.date);
  const month = ofMonth === null ? [] : [formatMonthIn(words.language, ofMonth)];
  const facts = [
    { label: words.labels.petrol, value },
    ...month.map((name) => ({ label: words.petrolMonth, value: name })),
  ];
  return textAnswer(
    [words.petrol(city.said, value), ...month.map(words.petrolOf), ...city.note].join(' '),
    card({
      kind: 'running-cost',
      title: city.said,
      month: ofMonth,
      facts,
      link: { label: words.links.ownership, href: paths.ownership },
    }),
  );
};
