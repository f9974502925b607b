import { formatPrice } from '@dopahiya/domain/site';
import { exShowroomBasis, rulesBasis } from '../basis.ts';
import type { FigureKind } from '../figure-kind.ts';
import { expectNoMoreWords, slugOf } from '../figure-words.ts';
import { bikeOf, cityOf } from '../known-things.ts';
import { itemOfBike, priceOfBike } from '../priced-bike.ts';

/** On-road price of a bike in a city. */
export const price: FigureKind = {
  form: 'inline',
  example: 'price classic-350 pune',
  ask: ([bikeWord, cityWord, ...rest]) => {
    const [bike, city] = [slugOf(bikeWord, 'bike'), slugOf(cityWord, 'city')];
    expectNoMoreWords(rest);
    return {
      needs: { bikes: [bike], cities: [city] },
      answer: (facts) => {
        const model = bikeOf(facts, bike);
        const priced = priceOfBike(model, cityOf(facts, city), facts);
        return {
          text: formatPrice(priced.on_road_price),
          basis: [exShowroomBasis([itemOfBike(model).priceMonth], facts.texts), ...rulesBasis(priced, facts.texts)],
        };
      },
    };
  },
};
