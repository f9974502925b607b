import { formatMonthIn, placeNameIn } from '@dopahiya/domain/languages';
import { bikeQuerySchema } from '@dopahiya/domain/inputs';
import { apiFilters } from '@dopahiya/engines/bike-conditions';
import { type ListRequest, listRequest } from '@dopahiya/engines/chat';
import { formatPrice, paths } from '@dopahiya/domain/site';
import { dealershipIn } from '../../catalogue/index.ts';
import type { ChatWords } from '../words/chat-words.ts';
import { type Answering, card, textAnswer, shown, slugOf } from './answered.ts';
import { answerAdvice } from './advice-answer.ts';
import { commonMonth, monthOfDate } from './figures.ts';
import { answerSurely } from './guide-answer.ts';

/** Converts filters to query form. */
const written = (filters: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filters).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number' ? String(value) : value,
    ]),
  );

/** Lists the first three bikes that match the conditions; without any, answers from a guide or asks for budget and use. */
export const answerSearch: Answering = async (asked) => {
  const { slots, words, sources } = asked;
  const { conditions, sort, unmet } = listRequest(slots);
  if (conditions.length === 0 && sort === undefined && unmet.length === 0)
    return (await answerSurely(asked)) ?? answerAdvice(asked);
  const query = bikeQuerySchema.parse({
    ...written(apiFilters(conditions)),
    status: 'on_sale',
    limit: String(shown),
    page: '1',
    ...(sort && { sort }),
  });
  const { rows } = await sources.bikes.list(query);
  const link = { label: words.links.list, href: listAddress(conditions, sort) };
  if (rows.length === 0) return textAnswer(words.foundNone, card({ kind: 'page', title: words.links.list, link }));
  const month = commonMonth(rows);
  const facts = rows.map(({ full_name, price, price_month }) => ({
    label: full_name,
    value: [
      formatPrice(price),
      ...(month === null && price_month !== null ? [formatMonthIn(words.language, price_month)] : []),
    ].join(', '),
  }));
  const reply = [
    unmet.length > 0 ? words.foundPartly : words.found,
    ...(sort === 'top-speed' ? [words.topSpeedIsRare] : []),
  ].join(' ');
  return textAnswer(reply, card({ kind: 'bikes', title: words.labels.price, month, facts, link }));
};

function listAddress(conditions: ListRequest['conditions'], sort: string | undefined): string {
  const given = conditions.map(([name, value]): [string, string] => [name, value]);
  const values = sort === undefined ? given : [...given, ['sort', sort] satisfies [string, string]];
  return values.length === 0 ? paths.bikes : `${paths.bikes}?${new URLSearchParams(values).toString()}`;
}

/** Lists showrooms of a brand in a city. */
export const answerShowrooms: Answering = async ({ intent, slots, home, words, sources }) => {
  const brand = slots.brand ?? slots.bike?.split('/')[0];
  const city = slots.city ?? home;
  if (brand === undefined) return textAnswer(words.whichBrand);
  if (city === undefined) return textAnswer(words.whichCity);
  const place = await sources.cities.largestCalled(city);
  if (!place) return textAnswer(words.whichCity);
  const { rows } = await sources.dealerships.list({ brand: [brand], city: place.slug, page: 1, limit: shown });
  const name = rows[0]?.brand.name ?? brand;
  const said = placeNameIn(words.language, place.name);
  const link = {
    label: words.links.showrooms,
    href: `${paths.showroomsOf(brand)}?city=${encodeURIComponent(place.name)}`,
  };
  if (rows.length === 0) return textAnswer(words.noShowrooms(name, said), card({ kind: 'page', title: name, link }));
  const facts = rows.map((row) => {
    const { name: label, address } = dealershipIn(words.language, row);
    return { label, value: row.is_sample ? `${words.labels.sample}: ${address}` : address };
  });
  const reply = intent === 'test_ride' ? words.test_ride : words.showrooms(name, said);
  return textAnswer(reply, card({ kind: 'showrooms', title: `${name}, ${said}`, facts, link }));
};

/** Returns the month of a launch, its year if that is all that is known, or that there is no date. */
function launchOf(date: string | null, words: ChatWords): string {
  if (date === null) return words.noDate;
  const month = monthOfDate(date);
  return month === null ? date : formatMonthIn(words.language, month);
}

/** Lists announced bikes. */
export const answerUpcoming: Answering = async ({ slots, words, sources }) => {
  const all = await sources.bikes.upcoming();
  const slug = slots.bike && slugOf(slots.bike);
  const fitting = all.filter(
    (bike) =>
      (slots.brand === undefined || bike.brand.slug === slots.brand) && (slug === undefined || bike.slug === slug),
  );
  const link = { label: words.links.list, href: paths.newBikes };
  if (fitting.length === 0)
    return textAnswer(words.upcomingNone, card({ kind: 'page', title: words.links.list, link }));
  const facts = fitting
    .slice(0, shown)
    .map(({ full_name, launch_date }) => ({ label: full_name, value: launchOf(launch_date, words) }));
  const isDated = fitting.some(({ launch_date }) => launch_date !== null);
  return textAnswer(
    isDated ? words.upcoming : words.upcomingNoDates,
    card({ kind: 'bikes', title: words.labels.launch, facts, link }),
  );
};
