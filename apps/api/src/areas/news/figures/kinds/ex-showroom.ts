import { formatPrice } from '@dopahiya/domain/site';
import { exShowroomBasis } from '../basis.ts';
import type { FigureKind } from '../figure-kind.ts';
import { expectNoMoreWords, slugOf } from '../figure-words.ts';
import { bikeOf } from '../known-things.ts';
import { itemOfBike } from '../priced-bike.ts';

/** Ex-showroom price of a bike, as on its card. */
export const exShowroom: FigureKind = {
  form: 'inline',
  example: 'ex-showroom classic-350',
  ask: ([word, ...rest]) => {
    const bike = slugOf(word, 'bike');
    expectNoMoreWords(rest);
    return {
      needs: { bikes: [bike] },
      answer: (facts) => {
        const item = itemOfBike(bikeOf(facts, bike));
        return { text: formatPrice(item.price), basis: [exShowroomBasis([item.priceMonth], facts.texts)] };
      },
    };
  },
};
