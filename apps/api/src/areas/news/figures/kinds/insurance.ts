import type { FigureTexts } from '../../texts/en/figures.ts';
import { formatPrice } from '@dopahiya/domain/site';
import type { LineKey } from '../../../pricing/index.ts';
import { exShowroomBasis, ruleDayBasis } from '../basis.ts';
import type { FigureKind } from '../figure-kind.ts';
import { slugOf, slugsOf } from '../figure-words.ts';
import { bikeOf, cityOf, nameOf } from '../known-things.ts';
import { number, pipeTable, plain, words } from '../pipe-table.ts';
import { itemOfBike, type KnownPrice, priceOfBike } from '../priced-bike.ts';

const maxCities = 4;
const lines = ['own_damage', 'third_party', 'personal_accident', 'insurance_gst'] as const satisfies LineKey[];

/** Itemised insurance of a new bike in several cities. */
export const insurance: FigureKind = {
  form: 'block',
  example: 'insurance activa delhi agra',
  ask: ([word, ...cityWords]) => {
    const bike = slugOf(word, 'bike');
    const cities = slugsOf(cityWords, 'city', maxCities);
    return {
      needs: { bikes: [bike], cities },
      answer: (facts) => {
        const model = bikeOf(facts, bike);
        const places = cities.map((slug) => cityOf(facts, slug));
        const prices = places.map((place) => priceOfBike(model, place, facts));
        const columns = [
          words(facts.texts.charges.line),
          ...places.map(({ name }) => number(plain(facts.texts.placeName(name)))),
        ];
        const all = [
          `**${facts.texts.insurance.inAll}**`,
          ...prices.map((price) => `**${formatPrice(price.insurance_price, facts.texts.unknown)}**`),
        ];
        return {
          text: pipeTable(columns, [...lines.map((key) => rowOf(key, prices, facts.texts)), all]),
          basis: [
            facts.texts.insurance.basis(nameOf(model)),
            exShowroomBasis([itemOfBike(model).priceMonth], facts.texts),
            ruleDayBasis(facts.texts),
          ],
        };
      },
    };
  },
};

function rowOf(key: LineKey, prices: readonly KnownPrice[], { unknown }: FigureTexts): string[] {
  const found = prices.map((price) => price.lines.find((line) => line.key === key));
  return [found[0]?.label ?? key, ...found.map((line) => formatPrice(line?.amount ?? null, unknown))];
}
