import { formatPrice } from '@dopahiya/domain/site';
import { renewals } from '@dopahiya/engines/ownership';
import type { FigureKind } from '../figure-kind.ts';
import { maxTableRows, slugsOf } from '../figure-words.ts';
import { bikeOf, linked } from '../known-things.ts';
import { number, pipeTable, words } from '../pipe-table.ts';
import { classOf } from './upkeep.ts';

/** Renewal cost of a bike's insurance, by its class: in the second year, and in the sixth, when third party is due again. */
export const renewalCosts: FigureKind = {
  form: 'block',
  example: 'renewals activa classic-350 rizta',
  ask: (bikeWords) => {
    const slugs = slugsOf(bikeWords, 'bike', maxTableRows);
    return {
      needs: { bikes: slugs },
      answer: ({ texts, bikes }) => ({
        text: pipeTable(
          [words(texts.bike), number(texts.renewals.second), number(texts.renewals.sixth)],
          slugs.map((slug) => {
            const bike = bikeOf({ bikes }, slug);
            const [second, , , , sixth] = renewals[classOf(bike).renewal];
            return [linked(bike), formatPrice(second), formatPrice(sixth)];
          }),
        ),
        basis: [texts.renewals.basis],
      }),
    };
  },
};
