import { formatNumber, formatPrice, formatQuantity } from '@dopahiya/domain/site';
import {
  bandInWords,
  type Band,
  gstPercentOf,
  priceBeforeGst,
  purchaseFrom,
  ruleOn,
  type VehicleGstRule,
  vehicleGstRules,
} from '../../../pricing/index.ts';
import { factsOf } from '../../../catalogue/index.ts';
import { defaultCity } from '@dopahiya/domain/places';
import { exShowroomBasis } from '../basis.ts';
import { FigureError, maxTableRows, expectNoMoreWords, slugsOf } from '../figure-words.ts';
import type { FigureTexts } from '../../texts/en/figures.ts';
import { priceLineTexts } from '../../../../core/texts/index.ts';
import type { FigureBike, FigureFacts, FigureKind } from '../figure-kind.ts';
import { bikeOf, linked } from '../known-things.ts';
import { number, pipeTable, plain, words } from '../pipe-table.ts';
import { itemOfBike } from '../priced-bike.ts';

/** GST by engine before and after its last change, and its effect on a price that follows it in full. */
export const gst: FigureKind = {
  form: 'block',
  example: 'gst',
  ask: (rest) => {
    expectNoMoreWords(rest);
    return {
      needs: {},
      answer: ({ date, language, texts }) => {
        const { gst: said } = texts;
        const limit = (cc: number) => formatQuantity(cc, texts.thirdParty.units.petrol);
        const [before, now] = lastTwo(date);
        const rows = now.petrol.map((band, index) => [
          said.petrol(bandInWords(now.petrol, band, limit, priceLineTexts[language])),
          ...change(before.petrol[index]?.percent ?? band.percent, band.percent, texts),
        ]);
        const electric = [said.electric, ...change(before.electric, now.electric, texts)];
        const titles = [said.until(before.until ?? ''), said.since(now.since ?? ''), said.follows];
        return {
          text: pipeTable([words(said.twoWheeler), ...titles.map(number)], [...rows, electric]),
          basis: [said.basis, plain(texts.sourceName(before.source)), plain(texts.sourceName(now.source))],
        };
      },
    };
  },
};

/** GST included in the ex-showroom prices of bikes. */
export const gstIn: FigureKind = {
  form: 'block',
  example: 'gst-in splendor-plus himalayan-450 rizta',
  ask: (rest) => {
    const slugs = slugsOf(rest, 'bike', maxTableRows);
    return {
      needs: { bikes: slugs },
      answer: (facts) => {
        const bikes = slugs.map((slug) => bikeOf(facts, slug));
        const { bike: title, exShowroom, gst: said } = facts.texts;
        const columns = [words(title), ...[exShowroom, said.rate, said.amount, said.before].map(number)];
        return {
          text: pipeTable(
            columns,
            bikes.map((bike) => gstRow(bike, facts)),
          ),
          basis: [
            exShowroomBasis(
              bikes.map((bike) => itemOfBike(bike).priceMonth),
              facts.texts,
            ),
            said.rateBasis,
          ],
        };
      },
    };
  },
};

function gstRow(bike: FigureBike, { date, texts }: FigureFacts): string[] {
  const item = itemOfBike(bike);
  const purchase = purchaseFrom({
    variant: factsOf(bike.row, item),
    city: { name: defaultCity, state: defaultCity },
    date,
  });
  const [percent, before] = [gstPercentOf(purchase), priceBeforeGst(purchase)];
  if (percent === null || before === null) {
    throw new FigureError(
      `How much GST is in the price of '${bike.row.slug}' cannot be told: name a bike of known engine`,
    );
  }
  return [
    linked(bike),
    formatPrice(item.price),
    texts.percent(String(percent)),
    formatPrice(item.price - before),
    formatPrice(before),
  ];
}

function lastTwo(date: string): [VehicleGstRule, VehicleGstRule] {
  const now = ruleOn(vehicleGstRules, date);
  const before = now && vehicleGstRules[vehicleGstRules.indexOf(now) - 1];
  if (now && before && isLike(now.petrol, before.petrol)) return [before, now];
  throw new FigureError(`There are no two rates of GST to compare on ${date}: add the rule to those of pricing`);
}

const isLike = (one: readonly Band[], other: readonly Band[]): boolean =>
  one.length === other.length && one.every(({ up_to }, index) => up_to === other[index]?.up_to);

function change(before: number, now: number, { gst: texts, percent: inPercent }: FigureTexts): string[] {
  const percent = ((100 + now) / (100 + before) - 1) * 100;
  const size = formatNumber(Math.abs(percent), { max: 1 });
  const said = percent === 0 ? texts.noChange : texts[percent < 0 ? 'less' : 'more'](size);
  return [inPercent(String(before)), inPercent(String(now)), said];
}
