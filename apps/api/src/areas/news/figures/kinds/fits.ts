import { highestSeat, riderFit } from '@dopahiya/drawing';
import { formatQuantity } from '@dopahiya/domain/site';
import { FigureError, maxTableRows, expectNoMoreWords, numberOf, slugsOf } from '../figure-words.ts';
import type { FigureBike, FigureFacts, FigureKind } from '../figure-kind.ts';
import { bikeOf, linked } from '../known-things.ts';
import { number, pipeTable, words } from '../pipe-table.ts';
import { factOf, fieldOf } from './specs.ts';

/** Range of rider heights in cm with known proportions. */
const heights = { min: 130, max: 210 } as const;

/** Highest seat from which a rider reaches the ground with the balls of both feet. */
export const seat: FigureKind = {
  form: 'inline',
  example: 'seat 155',
  ask: ([word, ...rest]) => {
    const height = numberOf(word, 'height in cm', heights);
    expectNoMoreWords(rest);
    return {
      needs: {},
      answer: ({ texts, language }) => ({
        text: formatQuantity(highestSeat(height), fieldOf('seat-height', language).unit ?? ''),
        basis: [texts.basis.footing],
      }),
    };
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
        const { bike, basis, fits: said } = facts.texts;
        return {
          text: pipeTable(
            [words(bike), number(said.seat), number(said.weight), words(said.standsOn(height))],
            bikes.map((one) => fitRow(one, height, facts)),
          ),
          basis: [basis.catalogue(facts.date), basis.footing],
        };
      },
    };
  },
};

function fitRow(bike: FigureBike, height: number, { language, texts }: FigureFacts): string[] {
  const { seat_height, slug } = bike.detail;
  if (seat_height === null) throw new FigureError(`The seat height of '${slug}' is not known: name another bike`);
  const [seatHeight, weight] = ['seat-height', 'kerb-weight'].map(
    (field) => factOf(bike, fieldOf(field, language), language) ?? texts.unknown,
  );
  return [
    linked(bike),
    seatHeight ?? texts.unknown,
    weight ?? texts.unknown,
    texts.fits.footings[riderFit(seat_height, height).footing],
  ];
}
