import { valuationSchema } from '@dopahiya/domain/inputs';
import { formatQuantityIn, placeNameIn } from '@dopahiya/domain/languages';
import { formatPrice, paths } from '@dopahiya/domain/site';
import { presentValuation } from '../../market/index.ts';
import { type Answering, card, textAnswer, slugOf } from './answered.ts';
import { namedCity } from './city-of.ts';

const owners = ['1st', '2nd', '3rd+'] as const;

/** Default yearly distance in km; the reply mentions it. */
const usualKmAYear = 7000;

/** Answers with the value of a used bike, from the valuation service. */
export const answerValue: Answering = async (asked) => {
  const { slots, words, sources, today } = asked;
  if (slots.bike === undefined) return textAnswer(words.whichBike);
  const { bike } = await sources.bikes.detail(slugOf(slots.bike));
  if (slots.year === undefined) return textAnswer(words.whichYear(bike.full_name), usedCard(bike.full_name));
  const city = await namedCity(asked);
  const km = slots.km ?? Math.max(1, today.getFullYear() - slots.year) * usualKmAYear;
  const valued = valuationSchema.parse({
    brand: bike.brand.slug,
    model: bike.slug,
    year_of_manufacture: slots.year,
    km_ridden: km,
    owner: ownerOf(slots.owner_no),
    city: city?.slug,
  });
  const { low, high, as_of } = presentValuation(await sources.valuations.value(valued));
  const link = { label: words.links.value, href: '/how-we-value' };
  if (low === null || high === null)
    return textAnswer(words.noWorth(bike.full_name), card({ kind: 'page', title: bike.full_name, link }));
  const { labels } = words;
  const distance = formatQuantityIn(words.language, km, 'km');
  const place = city ? placeNameIn(words.language, city.name) : words.india;
  const facts = [
    { label: labels.low, value: formatPrice(low) },
    { label: labels.high, value: formatPrice(high) },
    { label: labels.year, value: String(slots.year) },
    { label: labels.km, value: distance },
  ];
  const reply = [
    words.worth(bike.full_name, formatPrice(low), formatPrice(high)),
    ...(slots.km === undefined ? [words.worthAssumed(distance)] : []),
  ].join(' ');
  return textAnswer(
    reply,
    card({ kind: 'valuation', title: `${bike.full_name}, ${place}`, month: as_of, facts, link }),
  );
};

const ownerOf = (owner: number | undefined) =>
  owner === undefined ? undefined : owners[Math.min(owner, owners.length) - 1];

const usedCard = (title: string) => card({ kind: 'page', title, link: { label: title, href: paths.usedBikes } });
