import { formatPrice } from '@dopahiya/domain/site';
import { exShowroomBasis, rulesBasis } from '../basis.ts';
import type { FigureKind } from '../figure-kind.ts';
import { expectNoMoreWords, slugOf } from '../figure-words.ts';
import { bikeOf, cityOf } from '../known-things.ts';
import { number, pipeTable, plain, words } from '../pipe-table.ts';
import { itemOfBike, priceOfBike } from '../priced-bike.ts';

/** All lines of an on-road price, each with its rule. */
export const charges: FigureKind = {
  form: 'block',
  example: 'charges classic-350 pune',
  ask: ([bikeWord, cityWord, ...rest]) => {
    const [bike, city] = [slugOf(bikeWord, 'bike'), slugOf(cityWord, 'city')];
    expectNoMoreWords(rest);
    return {
      needs: { bikes: [bike], cities: [city] },
      answer: (facts) => {
        const model = bikeOf(facts, bike);
        const place = cityOf(facts, city);
        const priced = priceOfBike(model, place, facts);
        const rows = priced.lines.map(({ label, amount, rule }) => [label, formatPrice(amount), plain(rule)]);
        const { charges: said, onRoadIn } = facts.texts;
        const total = [
          `**${onRoadIn(plain(facts.texts.placeName(place.name)))}**`,
          `**${formatPrice(priced.on_road_price)}**`,
          said.sum,
        ];
        return {
          text: pipeTable([words(said.line), number(said.amount), words(said.rule)], [...rows, total]),
          basis: [exShowroomBasis([itemOfBike(model).priceMonth], facts.texts), ...rulesBasis(priced, facts.texts)],
        };
      },
    };
  },
};
