import { monthlyInstalment, usualLoan } from '@dopahiya/domain/prices';
import { formatMonth, formatNumber, formatPrice, paths } from '@dopahiya/domain/site';
import type { BikeRow } from '../../catalogue/index.ts';
import { cityOf } from './city-of.ts';
import { monthOfDate } from './figures.ts';
import { type Answering, type Asked, card, textAnswer, slugOf } from './answered.ts';

/** Answers with the on-road price of a bike, from the price pages' service. */
export const answerPrice: Answering = async (asked) => {
  const { slots, words, sources } = asked;
  if (slots.bike === undefined) return textAnswer(words.whichBike);
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
    words.price(bike.full_name, city.name, formatPrice(price.on_road_price)),
    ...assumedCityNote(asked, city.name),
    ...(bike.status === 'discontinued' ? [words.soldNoMore] : []),
  ].join(' ');
  return textAnswer(
    reply,
    card({
      kind: 'price',
      title: `${bike.full_name}, ${city.name}`,
      month: price.price_month,
      facts,
      link: { label: links.seeLines, href: paths.onRoadPrice(slug, city.name) },
    }),
  );
};

/** Explains which city a price is for if none was named in this message or before. */
export function assumedCityNote({ slots, words, home, unknownPlace }: Asked, city: string): string[] {
  if (unknownPlace !== undefined) return [words.unknownCity(city)];
  return slots.city === undefined && home === undefined ? [words.defaultCity(city)] : [];
}

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
  const { name, amount, month } = loan;
  if (amount <= 0 || months <= 0) return textAnswer(words.noPrice(name));
  const emi = formatPrice(Math.round(monthlyInstalment(amount, { interest: rate, months })));
  const facts = [
    { label: labels.emi, value: emi },
    { label: labels.loan, value: formatPrice(amount) },
    { label: labels.rate, value: `${formatNumber(rate)} %` },
    { label: labels.months, value: String(months) },
  ];
  const link = { label: links.calculator, href: paths.emiOf(amount, { rate, months }) };
  return textAnswer(words.emi(emi), card({ kind: 'emi', title: name, month, facts, link }));
};

/** Returns the loan's amount, purpose and price month; null if neither a bike nor an amount is named. */
async function loanOf(asked: Asked): Promise<{ name: string; amount: number; month: string | null } | null> {
  const { slots, words, sources } = asked;
  const { amount, bike: key, down = 0 } = slots;
  if (key === undefined) return amount === undefined ? null : { name: words.labels.loan, amount, month: null };
  const slug = slugOf(key);
  const [{ bike }, price] = await Promise.all([
    sources.bikes.detail(slug),
    sources.prices.inCity(slug, { city: (await cityOf(asked)).slug, variant: undefined, loan: true }),
  ]);
  return { name: bike.full_name, amount: amount ?? (price.on_road_price ?? 0) - down, month: price.price_month };
}

/** Answers with the petrol price in a city. */
export const answerPetrol: Answering = async (asked) => {
  const { slots, home, words, sources } = asked;
  if (slots.city === undefined && home === undefined) return textAnswer(words.whichCity);
  const city = await cityOf(asked);
  const { petrol } = await sources.runningCosts.inCity(city.slug);
  if (!petrol) return textAnswer(words.noPetrol(city.name));
  const value = `₹${petrol.price.toFixed(2)}`;
  const ofMonth = monthOfDate(petrol.date);
  const month = ofMonth === null ? [] : [words.monthName(formatMonth(ofMonth))];
  const facts = [
    { label: words.labels.petrol, value },
    ...month.map((name) => ({ label: words.petrolMonth, value: name })),
  ];
  return textAnswer(
    [words.petrol(city.name, value), ...month.map(words.petrolOf)].join(' '),
    card({
      kind: 'running-cost',
      title: city.name,
      month: ofMonth,
      facts,
      link: { label: words.links.ownership, href: paths.ownership },
    }),
  );
};
