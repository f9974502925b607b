import type { FigureTexts } from '../../texts/en/figures.ts';
import { formatPrice } from '@dopahiya/domain/site';
import type { OnRoadPrice } from '../../../pricing/index.ts';
import { priceItem } from '../../../catalogue/index.ts';
import { exShowroomBasis, ruleDayBasis } from '../basis.ts';
import type { FigureKind } from '../figure-kind.ts';
import { maxTableRows, slugOf, slugsOf } from '../figure-words.ts';
import { bikeOf, nameOf, stateOf } from '../known-things.ts';
import { number, pipeTable, plain, words } from '../pipe-table.ts';
import { itemOfBike } from '../priced-bike.ts';

/** Road tax and on-road price of one bike in several states. */
export const states: FigureKind = {
  form: 'block',
  example: 'states classic-350 delhi maharashtra tamil-nadu',
  ask: ([word, ...stateWords]) => {
    const bike = slugOf(word, 'bike');
    const named = slugsOf(stateWords, 'state', maxTableRows).map(stateOf);
    return {
      needs: { bikes: [bike] },
      answer: (facts) => {
        const model = bikeOf(facts, bike);
        const item = itemOfBike(model);
        const rows = named.map((state) =>
          rowOf(
            priceItem(model.row, item, { city: { name: state, state }, date: facts.date, language: facts.language }),
            facts.texts,
          ),
        );
        const { states: said } = facts.texts;
        const columns = [words(said.state), number(said.charges), number(said.onRoad)];
        return {
          text: pipeTable(columns, rows),
          basis: [
            `${nameOf(model)}: ${formatPrice(item.price)}`,
            exShowroomBasis([item.priceMonth], facts.texts),
            said.basis(ruleDayBasis(facts.texts)),
          ],
        };
      },
    };
  },
};

/** Puts the rule in the state's column, so that three columns fit a phone. */
function rowOf(
  { state, lines, rto_charges, on_road_price }: OnRoadPrice,
  { unknown, placeName, states: said }: FigureTexts,
): string[] {
  const tax = lines.find(({ key }) => key === 'road_tax');
  const rule = tax
    ? `${plain(inState(tax.rule, state, placeName(state)))} (${said.sureness[tax.confidence]})`
    : unknown;
  return [`**${placeName(state)}**: ${rule}`, formatPrice(rto_charges, unknown), formatPrice(on_road_price, unknown)];
}

/** Removes the state's name from a rule shown next to it. */
const inState = (rule: string, state: string, said: string): string =>
  rule
    .replace(`Road tax in ${state}: `, '')
    .replace(`No road tax on electric two-wheelers in ${state}`, 'No road tax')
    .replace(`${state} में `, '')
    .replace(`${said} में `, '');
