import { setImmediate } from 'node:timers/promises';
import { bikeDetailSchema } from '@dopahiya/domain/bikes';
import { formatQuantityIn } from '@dopahiya/domain/languages';
import { defaultCity } from '@dopahiya/domain/places';
import { formatPrice, paths } from '@dopahiya/domain/site';
import {
  type BikeOwnership,
  costParts,
  energyRanges,
  exactly,
  type OwnedBike,
  ownedBikeOf,
  ownershipWork,
  plannedUse,
  usualUse,
} from '@dopahiya/engines/ownership';
import { presentBikeDetail } from '../../catalogue/index.ts';
import { type Answering, type AnswerSources, card, textAnswer, slugOf } from './answered.ts';
import { cityOf } from './city-of.ts';
import { commonMonth, type Fact, monthsFact } from './figures.ts';

const maxBikes = 4;
const monthsOfYear = 12;

type Use = ReturnType<typeof plannedUse>;

/** Answers with the running costs of up to four bikes, using the page's calculation and defaults. */
export const answerRunningCost: Answering = async (asked) => {
  const { slots, words, sources } = asked;
  const slugs = (slots.bikes ?? []).slice(0, maxBikes).map(slugOf);
  const city = await cityOf(asked);
  const use = plannedUse({
    ...(slots.km_per_day !== undefined && { km: slots.km_per_day }),
    ...(slots.years !== undefined && { years: slots.years }),
  });
  const link = { label: words.links.ownership, href: addressOf(slugs, city.name, use) };
  const owned = await ownedBikes(slugs, city.slug, use, sources);
  const [first] = owned;
  if (!first || owned.length < slugs.length)
    return textAnswer(words.noRunningCost, card({ kind: 'page', title: link.label, link }));
  const { labels } = words;
  const priced = owned.map(({ bike }) => ({ price_month: bike.priceMonth }));
  const facts = [
    ...(owned.length === 1 ? factsOfOne(first, labels, use) : owned.map(({ bike, net }) => fact(bike.name, net.mean))),
    { label: labels.years, value: String(use.years) },
    { label: labels.perDay, value: formatQuantityIn(words.language, use.km, 'km') },
    ...monthsFact(priced, words),
  ];
  const cheapest = owned.reduce((one, other) => (other.net.mean < one.net.mean ? other : one));
  const ofMonth = facts.flatMap(({ label, value }) => (label === labels.perMonth ? [words.owningMonth(value)] : []));
  const say = owned.length === 1 ? words.owning : words.owningLeast;
  return textAnswer(
    [say(cheapest.bike.name, formatPrice(cheapest.net.mean), use), ...ofMonth, ...city.note].join(' '),
    card({
      kind: 'running-cost',
      title: owned.length === 1 ? `${first.bike.name}, ${city.said}` : `${labels.inAll}, ${city.said}`,
      month: commonMonth(priced),
      facts,
      link,
    }),
  );
};

const fact = (label: string, amount: number): Fact => ({ label, value: formatPrice(amount) });

type Labels = Parameters<Answering>[0]['words']['labels'];

function factsOfOne({ bike, net, parts }: BikeOwnership, labels: Labels, { years }: Use): Fact[] {
  const names = { ...labels.costParts, energy: bike.isElectric ? labels.electricity : labels.petrolUsed };
  return [
    fact(labels.inAll, net.mean),
    fact(labels.perMonth, Math.round(net.mean / (years * monthsOfYear))),
    { label: labels.usually, value: `${formatPrice(net.p10)} – ${formatPrice(net.p90)}` },
    ...costParts.flatMap((part) => (parts[part] === 0 ? [] : [fact(names[part], parts[part])])),
  ];
}

/** Builds the page address with the same bikes, city and use, omitting defaults as the page does. */
function addressOf(slugs: readonly string[], city: string, use: Use): string {
  if (slugs.length === 0) return paths.ownership;
  const unusual = (['km', 'years'] as const).filter((name) => use[name] !== usualUse[name]);
  const search = new URLSearchParams();
  for (const slug of slugs) search.append('bike', slug);
  if (city !== defaultCity) search.set('city', city);
  for (const name of unusual) search.set(name, String(use[name]));
  return `${paths.ownership}?${search.toString()}`;
}

/** Computes running costs; omits bikes with an unknown price, consumption or energy price. */
async function ownedBikes(slugs: readonly string[], city: string, use: Use, sources: AnswerSources) {
  if (slugs.length === 0) return [];
  const [energy, ...found] = await Promise.all([
    sources.runningCosts.inCity(city),
    ...slugs.map((slug) => ownedBike(slug, city, use, sources)),
  ]);
  const { petrol, electricity } = energyRanges(energy, { petrol: null, electricity: null, charging: 'home' });
  const bikes = found.filter((bike) => bike !== null && (bike.isElectric ? electricity : petrol) !== null);
  const plan = {
    kmPerDay: use.km,
    daysPerMonth: use.days,
    years: use.years,
    loan: null,
    petrol: petrol ?? exactly(0),
    electricity: electricity ?? exactly(0),
  };
  return (
    await inTurns(
      ownershipWork(
        bikes.filter((bike) => bike !== null),
        plan,
      ),
    )
  ).bikes;
}

async function ownedBike(slug: string, city: string, use: Use, sources: AnswerSources): Promise<OwnedBike | null> {
  const [{ bike, variants }, price, values] = await Promise.all([
    sources.bikes.detail(slug),
    sources.prices.inCity(slug, { city, variant: undefined, loan: false }),
    sources.valuesByAge.of(slug),
  ]);
  return ownedBikeOf(bikeDetailSchema.parse(presentBikeDetail(bike, variants, 'en')), price, {
    values,
    years: use.years,
  });
}

/** Runs a computation in small steps, yielding to other requests in between. */
async function inTurns<Result>(work: Generator<undefined, Result>): Promise<Result> {
  let step = work.next();
  while (step.done !== true) {
    await setImmediate();
    step = work.next();
  }
  return step.value;
}
