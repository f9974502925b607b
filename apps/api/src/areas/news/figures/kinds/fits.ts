import { type FootReach, highestSeat, riderFit } from '@dopahiya/drawing';
import { formatQuantity } from '@dopahiya/domain/site';
import { catalogueBasis } from '../basis.ts';
import { FigureError, maxTableRows, expectNoMoreWords, numberOf, slugsOf } from '../figure-words.ts';
import type { FigureBike, FigureKind } from '../figure-kind.ts';
import { bikeOf, linked } from '../known-things.ts';
import { number, pipeTable, unknown, words } from '../pipe-table.ts';
import { factOf, fieldOf } from './specs.ts';

/** Range of rider heights in cm with known proportions. */
const heights = { min: 130, max: 210 } as const;

const footings: Record<FootReach, string> = {
  flat: 'both feet flat',
  balls: 'balls of both feet',
  tiptoe: 'tiptoes of both feet',
  short: 'one foot at a time',
};

const estimate = 'footing is an estimate from the usual proportions of the body, in riding shoes';

/** Highest seat from which a rider reaches the ground with the balls of both feet. */
export const seat: FigureKind = {
  form: 'inline',
  example: 'seat 155',
  ask: ([word, ...rest]) => {
    const height = numberOf(word, 'height in cm', heights);
    expectNoMoreWords(rest);
    return { needs: {}, answer: () => ({ text: formatQuantity(highestSeat(height), 'mm'), basis: [estimate] }) };
  },
};

/** How a rider of a given height reaches the ground from bikes. */
export const fits: FigureKind = {
  form: 'block',
  example: 'fits 155 activa splendor-plus classic-350',
  ask: ([heightWord, ...bikeWords]) => {
    const height = numberOf(heightWord, 'height in cm', heights);
    const slugs = slugsOf(bikeWords, 'bike', maxTableRows);
    return {
      needs: { bikes: slugs },
      answer: (facts) => {
        const bikes = slugs.map((slug) => bikeOf(facts, slug));
        return {
          text: pipeTable(
            [words('Bike'), number('Seat height'), number('Kerb weight'), words(`A rider of ${height} cm stands on`)],
            bikes.map((bike) => fitRow(bike, height)),
          ),
          basis: [catalogueBasis(facts.date), estimate],
        };
      },
    };
  },
};

function fitRow(bike: FigureBike, height: number): string[] {
  const { seat_height, slug } = bike.detail;
  if (seat_height === null) throw new FigureError(`The seat height of '${slug}' is not known: name another bike`);
  const [seatHeight, weight] = ['seat-height', 'kerb-weight'].map((field) => factOf(bike, fieldOf(field)) ?? unknown);
  return [linked(bike), seatHeight ?? unknown, weight ?? unknown, footings[riderFit(seat_height, height).footing]];
}
