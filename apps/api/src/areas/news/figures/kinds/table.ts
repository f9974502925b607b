import type { BikeMeasure, BikeSort } from '@dopahiya/domain/requests';
import { formatPrice } from '@dopahiya/domain/site';
import { pricedItem } from '../../../catalogue/index.ts';
import { exShowroomBasis } from '../basis.ts';
import type { FigureBike, FigureFacts, FigureKind, FigureList } from '../figure-kind.ts';
import { linked } from '../known-things.ts';
import { number, pipeTable, words } from '../pipe-table.ts';
import { readList } from '../read-list.ts';
import { factOf, fieldOf } from './specs.ts';

/** Models on sale that match conditions, in an order. */
export const table: FigureKind = {
  form: 'block',
  example: 'table petrol scooters under 100000 by mileage first 10',
  ask: (said) => {
    const list = readList(said);
    return {
      needs: { list },
      answer: (facts) => ({
        text: listTable(facts.lists.get(list) ?? [], columnsOf(list), facts),
        basis: [
          exShowroomBasis((facts.lists.get(list) ?? []).map(monthOf), facts.texts),
          facts.texts.basis.catalogue(facts.date),
        ],
      }),
    };
  },
};

const fields = {
  cc: 'displacement',
  mileage: 'mileage',
  range: 'battery-range',
  seat_height: 'seat-height',
  kerb_weight: 'kerb-weight',
} as const satisfies Partial<Record<BikeMeasure, string>>;
type ListColumn = keyof typeof fields;

const sorted: Partial<Record<BikeSort, ListColumn>> = {
  mileage: 'mileage',
  range: 'range',
  weight: 'kerb_weight',
  'seat-height': 'seat_height',
  'engine-low': 'cc',
};

/** Chooses the columns of a list: range or mileage, and what it is filtered and sorted by. */
function columnsOf({ filter: { fuel, ranges = {} }, sort }: FigureList): ListColumn[] {
  const narrowed = (Object.keys(ranges) as BikeMeasure[]).filter((name) => name !== 'price');
  const order = sorted[sort];
  const reach: ListColumn[] = fuel === undefined ? [] : [fuel === 'electric' ? 'range' : 'mileage'];
  return [...new Set([...(order ? [order] : []), ...narrowed, ...reach])];
}

/** Builds a table of bikes with prices and facts. */
function listTable(
  bikes: readonly FigureBike[],
  columns: readonly ListColumn[],
  { language, texts }: FigureFacts,
): string {
  const { unknown } = texts;
  const rows = columns.map((column) => fieldOf(fields[column], language));
  return pipeTable(
    [words(texts.bike), number(texts.exShowroom), ...rows.map(({ label }) => number(label))],
    bikes.map((bike) => [
      linked(bike),
      formatPrice(pricedItem(bike.row, bike.variants, undefined)?.price ?? null, unknown),
      ...rows.map((row) => factOf(bike, row, language) ?? unknown),
    ]),
  );
}

const monthOf = ({ row, variants }: FigureBike): string | null =>
  pricedItem(row, variants, undefined)?.priceMonth ?? null;
