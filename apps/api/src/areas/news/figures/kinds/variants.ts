import { formatPrice } from '@dopahiya/domain/site';
import { itemOf, priceItem } from '../../../catalogue/index.ts';
import { exShowroomBasis, rulesBasis } from '../basis.ts';
import type { FigureKind } from '../figure-kind.ts';
import { expectNoMoreWords, slugOf } from '../figure-words.ts';
import { bikeOf, cityOf } from '../known-things.ts';
import { number, pipeTable, plain, words } from '../pipe-table.ts';
import { priceOfBike } from '../priced-bike.ts';

/** Variants of a bike with their price in a city. */
export const variants: FigureKind = {
  form: 'block',
  example: 'variants splendor-plus lucknow',
  ask: ([bikeWord, cityWord, ...rest]) => {
    const [bike, city] = [slugOf(bikeWord, 'bike'), slugOf(cityWord, 'city')];
    expectNoMoreWords(rest);
    return {
      needs: { bikes: [bike], cities: [city] },
      answer: (facts) => {
        const model = bikeOf(facts, bike);
        const place = cityOf(facts, city);
        const items = model.variants.map((variant) => itemOf(model.row, variant));
        const rows = items.map((item) => {
          const { on_road_price } = priceItem(model.row, item, {
            city: place,
            date: facts.date,
            language: facts.language,
          });
          const named = plain(item.variant?.name ?? '');
          return [named, formatPrice(item.price, facts.texts.unknown), formatPrice(on_road_price, facts.texts.unknown)];
        });
        const columns = [
          words(facts.texts.variants.variant),
          number(facts.texts.exShowroom),
          number(facts.texts.onRoadIn(plain(facts.texts.placeName(place.name)))),
        ];
        return {
          text: pipeTable(columns, rows),
          basis: [
            exShowroomBasis(
              items.map(({ priceMonth }) => priceMonth),
              facts.texts,
            ),
            ...rulesBasis(priceOfBike(model, place, facts), facts.texts),
          ],
        };
      },
    };
  },
};
