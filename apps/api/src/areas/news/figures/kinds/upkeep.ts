import { formatNumber, formatPrice } from '@dopahiya/domain/site';
import { isElectric } from '@dopahiya/domain/specifications';
import { costClassOf, type Range } from '@dopahiya/engines/ownership';
import type { FigureBike, FigureKind } from '../figure-kind.ts';
import { maxTableRows, slugsOf } from '../figure-words.ts';
import { bikeOf, linked } from '../known-things.ts';
import { number, pipeTable, words } from '../pipe-table.ts';

/** Service and tyre costs of bikes, by class. */
export const upkeep: FigureKind = {
  form: 'block',
  example: 'upkeep activa classic-350 rizta',
  ask: (bikeWords) => {
    const slugs = slugsOf(bikeWords, 'bike', maxTableRows);
    return {
      needs: { bikes: slugs },
      answer: (facts) => ({
        text: pipeTable(
          [words('Bike'), ...['Service a year', 'A pair of tyres', 'Rear tyre lasts'].map(number)],
          slugs.map((slug) => rowOf(bikeOf(facts, slug))),
        ),
        basis: [
          'Spans by class of two-wheeler, rupees of 2026, at 10,000 km a year: general knowledge with spot checks, as our tool for owning counts them',
        ],
      }),
    };
  },
};

function rowOf(bike: FigureBike): string[] {
  const { service, tyreFront, tyreRear, tyreRearKm } = classOf(bike);
  const tyres = { from: tyreFront.from + tyreRear.from, to: tyreFront.to + tyreRear.to };
  return [linked(bike), span(service), span(tyres), `${formatNumber(tyreRearKm)} km`];
}

/** Returns the cost class of a bike. */
export const classOf = ({ detail }: FigureBike): ReturnType<typeof costClassOf> =>
  costClassOf({
    isElectric: isElectric(detail),
    isScooter: detail.body_style === 'scooter',
    displacement: detail.displacement,
  });

const span = ({ from, to }: Pick<Range, 'from' | 'to'>): string => `${formatPrice(from)} to ${formatPrice(to)}`;
