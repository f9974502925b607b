import { formatPrice, formatQuantity } from '@dopahiya/domain/site';
import { commonRanges } from '@dopahiya/engines/ownership';
import { FigureError, maxTableRows, slugsOf } from '../figure-words.ts';
import type { FigureBike, FigureKind } from '../figure-kind.ts';
import { bikeOf, linked } from '../known-things.ts';
import { number, pipeTable, words } from '../pipe-table.ts';

/** Price of a new battery, by its size. */
export const battery: FigureKind = {
  form: 'block',
  example: 'battery rizta iqube s1-x',
  ask: (bikeWords) => {
    const slugs = slugsOf(bikeWords, 'bike', maxTableRows);
    const { from, to } = commonRanges.batteryPerKwh;
    const life = commonRanges.batteryLife;
    return {
      needs: { bikes: slugs },
      answer: ({ texts, bikes, date }) => ({
        text: pipeTable(
          [words(texts.bike), ...[texts.battery.size, texts.battery.from, texts.battery.to].map(number)],
          slugs.map((slug) => rowOf(bikeOf({ bikes }, slug))),
        ),
        basis: [texts.basis.catalogue(date), texts.battery.basis(formatPrice(from), formatPrice(to), life)],
      }),
    };
  },
};

function rowOf(bike: FigureBike): string[] {
  const { battery_capacity: kwh } = bike.detail;
  if (kwh === null) throw new FigureError(`The battery of '${bike.row.slug}' is not known: name another bike`);
  const { from, to } = commonRanges.batteryPerKwh;
  return [linked(bike), formatQuantity(kwh, 'kWh'), ...[from, to].map((price) => formatPrice(toHundreds(kwh * price)))];
}

/** Rounds to ₹100, since it is an estimate. */
const toHundreds = (rupees: number): number => Math.round(rupees / 100) * 100;
