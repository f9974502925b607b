import { formatDate, formatPrice, formatQuantity } from '@dopahiya/domain/site';
import { bandInWords } from '../../../pricing/band.ts';
import { ruleOn } from '../../../pricing/rule.ts';
import { thirdPartyTariffs } from '../../../pricing/rules/third-party-tariff.ts';
import { FigureError } from '../figure-error.ts';
import type { FigureKind } from '../figure-kind.ts';
import { noMore } from '../figure-words.ts';
import { number, pipeTable, plain, words } from '../pipe-table.ts';

/** The third-party premium that a new two-wheeler pays for five years. */
export const thirdParty: FigureKind = {
  form: 'block',
  example: 'third-party',
  ask: (rest) => {
    noMore(rest);
    return {
      needs: {},
      answer: ({ date }) => {
        const tariff = ruleOn(thirdPartyTariffs, date);
        if (!tariff)
          throw new FigureError(`No third-party tariff is known for ${date}: add it to the rules of pricing`);
        const rowsOf = (kind: 'petrol' | 'electric', name: string, unit: string) =>
          tariff[kind].map((band) => [
            `${name} ${bandInWords(tariff[kind], band, (limit) => formatQuantity(limit, unit))}`,
            formatPrice(band.rupees),
          ]);
        const rows = [...rowsOf('petrol', 'Engine', 'cc'), ...rowsOf('electric', 'Motor', 'kW')];
        return {
          text: pipeTable([words('Engine or motor'), number('Five years, before GST')], rows),
          basis: [`Tariff in force since ${formatDate(tariff.since)}`, plain(tariff.source)],
        };
      },
    };
  },
};
