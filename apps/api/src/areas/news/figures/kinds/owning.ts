import type { FigureTexts } from '../../texts/en/figures.ts';
import { formatNumber, formatPrice, formatToPaisa } from '@dopahiya/domain/site';
import {
  type BikeOwnership,
  type CostPart,
  energyRanges,
  exactly,
  type OwnedBike,
  ownedBikeOf,
  type OwnershipComparison,
  ownershipWork,
  type UsePlan,
} from '@dopahiya/engines/ownership';
import type { RunningCosts } from '@dopahiya/domain/prices';
import type { CityRow } from '../../../catalogue/index.ts';
import { valuesOf } from '../../../market/index.ts';
import { runningCostsIn } from '../../../running-costs/index.ts';
import { FigureError, expectNoMoreWords, numberOf, slugOf, slugsOf } from '../figure-words.ts';
import type { FigureBike, FigureFacts, FigureKind, FigureQuestion } from '../figure-kind.ts';
import { bikeOf, cityOf, linked, nameOf } from '../known-things.ts';
import { number, pipeTable, words } from '../pipe-table.ts';
import { itemOfBike, priceOfBike } from '../priced-bike.ts';
import { exShowroomBasis } from '../basis.ts';
import { dayOf } from './energy.ts';

/** Default of the running-cost tool. */
const daysPerMonth = 25;
const maxBikes = 4;

/** Total cost of owning bikes over years. */
export const cost: FigureKind = {
  form: 'block',
  example: 'cost 30 km 5 years delhi activa-125 rizta',
  ask: ([km, kmWord, years, yearWord, ...rest]) => {
    expectNoMoreWords([kmWord, yearWord].filter((word, index) => word !== ['km', 'years'][index]).map(String));
    return owning({ km, years, rest }, everything, true);
  },
};

/** Monthly riding cost of bikes in their first year: energy and wear alone. */
export const commute: FigureKind = {
  form: 'block',
  example: 'commute 20 km delhi splendor-plus rizta',
  ask: ([km, kmWord, ...rest]) => {
    if (kmWord !== 'km') expectNoMoreWords([String(kmWord)]);
    return owning({ km, years: '1', rest }, everyMonth, false);
  },
};

interface Asked {
  km: string | undefined;
  years: string | undefined;
  rest: readonly string[];
}

/** Formats the result of a comparison as a table. */
type Told = (comparison: OwnershipComparison, telling: Telling) => string;

/** What a table needs besides the comparison. */
interface Telling {
  bikes: ReadonlyMap<string, FigureBike>;
  plan: UsePlan;
  texts: FigureTexts;
}

function owning({ km, years, rest: [cityWord, ...bikeWords] }: Asked, tell: Told, isPriced: boolean): FigureQuestion {
  const kmPerDay = numberOf(km, 'number of km a day', { min: 3, max: 100 });
  const yearsOwned = numberOf(years, 'number of years', { min: 1, max: 10 });
  const city = slugOf(cityWord, 'city');
  const slugs = slugsOf(bikeWords, 'bike', maxBikes);
  return {
    needs: { bikes: slugs, cities: [city] },
    answer: async (facts) => {
      const place = cityOf(facts, city);
      const bikes = new Map(slugs.map((slug) => [slug, bikeOf(facts, slug)]));
      const costs = runningCostsIn(place.name, place.state);
      const plan = { kmPerDay, years: yearsOwned, ...planIn(costs) };
      const owned = [...bikes.values()].map((bike) => ownedIn(bike, { place, facts, years: yearsOwned }));
      const comparison = await inSteps(ownershipWork(owned, plan));
      return {
        text: tell(comparison, { bikes, plan, texts: facts.texts }),
        basis: [
          ...(isPriced
            ? [
                exShowroomBasis(
                  [...bikes.values()].map((bike) => itemOfBike(bike).priceMonth),
                  facts.texts,
                ),
              ]
            : []),
          ...energyBasis(costs, owned, facts.texts),
          facts.texts.owning.basis(facts.texts.placeName(place.name), formatNumber(kmPerDay), daysPerMonth),
        ],
      };
    },
  };
}

function planIn(costs: RunningCosts): Pick<UsePlan, 'petrol' | 'electricity' | 'daysPerMonth' | 'loan'> {
  const { petrol, electricity } = energyRanges(costs, { petrol: null, electricity: null, charging: 'home' });
  if (!petrol || !electricity)
    throw new FigureError(`What energy costs in ${costs.city} is not known: name another city`);
  return { petrol: petrol ?? exactly(0), electricity, daysPerMonth, loan: null };
}

interface Owning {
  place: CityRow;
  facts: FigureFacts;
  years: number;
}

function ownedIn(bike: FigureBike, { place, facts, years }: Owning): OwnedBike {
  const price = priceOfBike(bike, place, facts);
  const [year = 0, month = 0] = facts.date.split('-').map(Number);
  const later = { values: valuesOf(bike.row, { year, month }), years };
  const owned = ownedBikeOf(bike.detail, { ...price, variant: null, price_month: itemOfBike(bike).priceMonth }, later);
  if (owned) return owned;
  throw new FigureError(
    `What '${bike.row.slug}' consumes is not known, so owning it cannot be worked out: name another bike`,
  );
}

/** Yields to other requests between the steps. */
async function inSteps(work: Generator<undefined, OwnershipComparison>): Promise<OwnershipComparison> {
  let step = work.next();
  while (step.done !== true) {
    await new Promise(setImmediate);
    step = work.next();
  }
  return step.value;
}

function energyBasis({ petrol, electricity }: RunningCosts, bikes: readonly OwnedBike[], texts: FigureTexts): string[] {
  const burns = petrol && bikes.some(({ isElectric }) => !isElectric);
  const charges = electricity && bikes.some(({ isElectric }) => isElectric);
  return [
    ...(burns ? [texts.owning.petrol(formatToPaisa(petrol.price), dayOf(petrol.date, texts))] : []),
    ...(charges ? [texts.owning.electricity(formatToPaisa(electricity.price), dayOf(electricity.date, texts))] : []),
  ];
}

const parts = ['purchase', 'energy', 'service', 'insurance', 'battery', 'resale'] as const satisfies CostPart[];

/** Builds the bill with a column per bike, narrow enough for a phone; omits lines that are zero for all. */
function everything(
  { bikes: owned, verdict }: OwnershipComparison,
  { bikes, plan: { years }, texts: { owning: said } }: Telling,
): string {
  const columns = [words(said.over(years)), ...owned.map(({ bike }) => number(nameIn(bikes, bike.slug, linked)))];
  const paid = parts
    .filter((part) => owned.some(({ parts: sums }) => sums[part] !== 0))
    .map((part) => [said.parts[part], ...owned.map((bike) => formatPrice(Math.abs(bike.parts[part])))]);
  const rows = [
    ...paid,
    [`**${said.inAll}**`, ...owned.map(({ net }) => `**${formatPrice(net.mean)}**`)],
    [said.perKm, ...owned.map(({ perKm }) => formatToPaisa(perKm.mean))],
  ];
  return [pipeTable(columns, rows), ...(verdict ? [verdictIn(verdict, bikes, said)] : [])].join('\n\n');
}

function verdictIn(
  { cheaper, dearer, saved, chance }: NonNullable<OwnershipComparison['verdict']>,
  bikes: ReadonlyMap<string, FigureBike>,
  said: FigureTexts['owning'],
): string {
  const [less, more] = [nameIn(bikes, cheaper, nameOf), nameIn(bikes, dearer, nameOf)];
  return said.verdict({
    less,
    more,
    saved: formatPrice(saved.mean),
    from: formatPrice(Math.abs(saved.p10)),
    to: formatPrice(saved.p90),
    isSure: saved.p10 >= 0,
    chance,
  });
}

function everyMonth(
  { bikes: owned }: OwnershipComparison,
  {
    bikes,
    plan,
    texts: {
      bike: title,
      owning: { month },
    },
  }: Telling,
): string {
  const months = plan.years * 12;
  return pipeTable(
    [words(title), ...[month.perKm, month.energy, month.service, month.both].map(number)],
    owned.map(({ bike, parts: { energy, service }, energyPerKm }: BikeOwnership) => [
      nameIn(bikes, bike.slug, linked),
      formatToPaisa(energyPerKm),
      ...[energy, service, energy + service].map((sum) => formatPrice(Math.round(sum / months))),
    ]),
  );
}

function nameIn(bikes: ReadonlyMap<string, FigureBike>, slug: string, name: (bike: FigureBike) => string): string {
  const bike = bikes.get(slug);
  return bike ? name(bike) : slug;
}
