import type { EnergyPrice } from '@dopahiya/domain/prices';
import { formatDate, formatToPaisa } from '@dopahiya/domain/site';
import { runningCostsIn } from '../../../running-costs/index.ts';
import type { FigureKind } from '../figure-kind.ts';
import { maxTableRows, slugsOf } from '../figure-words.ts';
import { cityOf } from '../known-things.ts';
import { number, pipeTable, plain, unknown, words } from '../pipe-table.ts';

/** Petrol and electricity prices in cities. */
export const energy: FigureKind = {
  form: 'block',
  example: 'energy delhi mumbai chennai',
  ask: (cityWords) => {
    const slugs = slugsOf(cityWords, 'city', maxTableRows);
    return {
      needs: { cities: slugs },
      answer: (facts) => {
        const costs = slugs.map((slug) => cityOf(facts, slug)).map(({ name, state }) => runningCostsIn(name, state));
        const columns = [
          words('City'),
          number('Petrol, a litre'),
          number('Home, a unit'),
          number('Public charger, a unit'),
        ];
        return {
          text: pipeTable(
            columns,
            costs.map(({ city, petrol, electricity, public_charging }) => [
              plain(city),
              ...[petrol, electricity, public_charging].map(paid),
            ]),
          ),
          basis: costs.flatMap(({ petrol, electricity, public_charging }) => [
            sourceOf('petrol', petrol),
            sourceOf('home electricity with duties', electricity),
            sourceOf('public chargers with GST', public_charging),
          ]),
        };
      },
    };
  },
};

const paid = (price: EnergyPrice | null): string => (price ? formatToPaisa(price.price) : unknown);

const sourceOf = (name: string, price: EnergyPrice | null): string =>
  price ? `${name}: ${plain(price.source)}, ${dayOf(price.date)}` : `${name}: no price known`;

/** Formats a day in words; leaves years as they are. */
export const dayOf = (date: string): string => (/^\d{4}-\d\d-\d\d$/.test(date) ? formatDate(date) : date);
