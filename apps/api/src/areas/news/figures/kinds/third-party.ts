import { formatPrice, formatQuantity } from '@dopahiya/domain/site';
import { bandInWords, ruleOn, thirdPartyTariffs } from '../../../pricing/index.ts';
import { priceLineTexts } from '../../../../core/texts/index.ts';
import { FigureError, expectNoMoreWords, quoteWord } from '../figure-words.ts';
import type { FigureKind } from '../figure-kind.ts';
import { number, pipeTable, plain, words } from '../pipe-table.ts';

const kinds = ['petrol', 'electric'] as const;
type Kind = (typeof kinds)[number];

/** Five-year third-party premium of a new two-wheeler, for one kind or both. */
export const thirdParty: FigureKind = {
  form: 'block',
  example: 'third-party petrol',
  ask: ([word, ...rest]) => {
    const asked = kindsOf(word);
    expectNoMoreWords(rest);
    return {
      needs: {},
      answer: ({ date, language, texts }) => {
        const { thirdParty: said } = texts;
        const tariff = ruleOn(thirdPartyTariffs, date);
        if (!tariff)
          throw new FigureError(`No third-party tariff is known for ${date}: add it to the rules of pricing`);
        const rows = asked.flatMap((kind) => {
          return tariff[kind].map((band) => [
            `${said.names[kind]} ${bandInWords(tariff[kind], band, (limit) => formatQuantity(limit, said.units[kind]), priceLineTexts[language])}`,
            formatPrice(band.rupees),
          ]);
        });
        return {
          text: pipeTable(
            [words(asked.length > 1 ? said.both : said.names[asked[0] ?? 'petrol']), number(said.premium)],
            rows,
          ),
          basis: [said.basis(tariff.since), plain(texts.sourceName(tariff.source))],
        };
      },
    };
  },
};

/** @throws FigureError if the word is neither of the kinds. */
function kindsOf(word: string | undefined): readonly Kind[] {
  if (word === undefined) return kinds;
  const kind = kinds.find((one) => one === word);
  if (kind) return [kind];
  throw new FigureError(`${quoteWord(word)} is no kind of motor: write petrol or electric, or nothing for both`);
}
