import { placeNameIn } from '@dopahiya/domain/languages';
import type { ChoiceReading } from '@dopahiya/domain/bikes';
import { needsInQuery } from '@dopahiya/domain/inputs';
import { defaultCity } from '@dopahiya/domain/places';
import { formatPrice, paths } from '@dopahiya/domain/site';
import {
  bestInWords,
  needsSearch,
  type RivalBike,
  rivalInWords,
  rivalsInWords,
  usualWeights,
  weightsSaid,
} from '@dopahiya/engines/choose';
import { type Answered, type Asked, card, shown, textAnswer } from './answered.ts';

/** Answers which bike is the best for certain needs, or what beats a bike; null for other questions. */
export async function answerChoice(asked: Asked): Promise<Answered | null> {
  const { message, intent, slots, pageBike, sources } = asked;
  const { asks, models, needs } = await sources.choice.readQuestion(message);
  if (asks === 'better') {
    const bike = models.length === 0 ? pageBike : models.length === 1 ? models[0] : undefined;
    return bike === undefined ? null : answerBetter(bike, needs, asked);
  }
  // A choice has no lowest price.
  const isList = (intent === 'search' && slots.budget_min === undefined) || intent === 'advice';
  return asks === 'best' && isList ? answerBest(withSlots(needs, asked), asked) : null;
}

/** Adds the amounts that were said before. */
function withSlots(needs: ChoiceReading, { slots }: Asked): ChoiceReading {
  const { budget_max, emi_max, km_per_day, height_cm } = slots;
  return {
    ...needs,
    budget: needs.budget ?? budget_max ?? null,
    monthly: needs.monthly ?? emi_max ?? null,
    km: needs.km ?? km_per_day ?? null,
    height: needs.height ?? height_cm ?? null,
  };
}

/** Names the first bikes that no other one beats for these needs; null if there are no needs, or some that a choice doesn't know. */
async function answerBest(reading: ChoiceReading, { intent, words, home, sources }: Asked): Promise<Answered | null> {
  const { unused, matters, city: _, ...said } = reading;
  const { kind, fuel, ...needed } = said;
  // Who asks for advice on a kind of bike is asked for a budget and a use first.
  const told = Object.values(intent === 'advice' ? needed : { ...needed, kind, fuel });
  const isEmpty = matters.length === 0 && told.every((value) => value === null);
  if (isEmpty || unused.length > 0) return null;
  const needs = needsOf(reading);
  const { city, choice } = await sources.choice.choose(reading.city ?? home ?? defaultCity, needs);
  const facts = choice.chosen.slice(0, shown).map(({ bike, bestAt }) => ({
    label: bike.name,
    value: [formatPrice(bike.price), ...bestAt.map((criterion) => bestInWords(criterion, words.choice))].join(' · '),
  }));
  const link = { label: words.links.choose, href: `${paths.choose}?${needsSearch({ ...reading, city })}` };
  const title = `${words.labels.onRoad}, ${placeNameIn(words.language, city)}`;
  if (facts.length === 0) return textAnswer(words.chosenNone, card({ kind: 'page', title: words.links.choose, link }));
  return textAnswer(words.chosen, card({ kind: 'bikes', title, facts, link }));
}

/** Needs with the usual values for what was not said. */
function needsOf(reading: ChoiceReading): ReturnType<typeof needsInQuery> {
  const { use, kind, fuel, socket, passenger, km, height, budget, monthly } = reading;
  return {
    ...needsInQuery(
      {
        city: defaultCity,
        use: use ?? undefined,
        kind: kind ?? undefined,
        fuel: fuel ?? undefined,
        socket: socket ?? undefined,
        passenger: passenger ?? undefined,
        km: km ?? undefined,
        height: height ?? undefined,
        budget: budget ?? undefined,
        monthly: monthly ?? undefined,
        matters: undefined,
        limit: undefined,
        not: undefined,
      },
      (name) => usualWeights[name],
    ),
    ...(reading.matters.length > 0 && { matters: weightsSaid(reading) ?? {} }),
  };
}

/** Says what beats a bike in the user's city, line by line. */
async function answerBetter(slug: string, needs: ChoiceReading, { words, home, sources }: Asked): Promise<Answered> {
  const { city, bike, rivals } = await sources.choice.rivals(slug, needs.city ?? home ?? defaultCity);
  const { beatenBy, count, open, openCount, ...compared } = rivals;
  const counts = { beaten_by_count: count, open_count: openCount };
  const { answer, basis } = rivalsInWords(
    { ...compared, ...counts, city: placeNameIn(words.language, city), bike, beaten_by: beatenBy, open },
    words.choice,
  );
  const named = beatenBy.map((rival) => ({ label: rival.bike.name, value: rivalInWords(rival, words.choice) }));
  const facts = [...named, ...(basis === null ? [] : [{ label: words.labels.compared, value: basis }])];
  const link = beatenBy.length > 0 ? comparison(slug, beatenBy, words.links.compare) : chooser(words.links.choose);
  return textAnswer(answer, card({ kind: 'bikes', title: bike.name, facts, link }));
}

const comparison = (slug: string, rivals: readonly RivalBike[], label: string) => ({
  label,
  href: paths.compare([slug, ...rivals.map(({ bike }) => bike.slug)]),
});

const chooser = (label: string) => ({ label, href: paths.choose });
