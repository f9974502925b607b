import { ownCatalogue, readCatalogue, StartError } from '@dopahiya/api/commands';
import { todaysModel } from '@dopahiya/engines/todays-model';
import type { ValuationModel, ValuationMonth } from '@dopahiya/engines/valuation';
import { reasonsToRejectModel } from './fitting/accept-model.ts';
import { type Figures, figuresOf } from './fitting/figures.ts';
import fittedRows from './fitting/fitted-rows.json' with { type: 'json' };
import { fittedMarks, areTrainingRows } from './fitting/fitted-rows.ts';
import { crossValidate } from './fitting/cross-validate.ts';
import { fitMarket2020File, judgeBy2020File, type Market2020File, marketOf } from './fitting/market-2020-file.ts';
import market2020Parts from './fitting/market-2020.json' with { type: 'json' };
import { type Asked2020, marketOf2020, rowOf2020 } from './fitting/market-of-2020.ts';
import { marketToday } from './fitting/market-of-today.ts';
import { guessedPrices, rowsOfToday } from './fitting/rows-of-today.ts';
import { fitTodaysModel, judgeByTodaysModel } from './fitting/todays-model.ts';
import { catalogueModels, type PricedModel } from './matching/catalogue-models.ts';
import { stateFinder, type StateFinder } from './rows/states-of-places.ts';
import type { UsedRow, UsedRows } from './rows/used-row.ts';
import { formatNumber } from '@dopahiya/domain/site';

/** Known models and places. */
interface Known {
  models: readonly PricedModel[];
  stateOf: StateFinder;
}

/** Result of a fit, and the reasons against accepting it. */
export interface Fit {
  today: ValuationModel | undefined;
  market2020: Market2020File | undefined;
  /** Hashes of rows that the models were fitted on. */
  marks: Record<string, readonly number[]>;
  report: string;
  objections: string[];
}

const shipped2020 = market2020Parts as unknown as Market2020File;

/** Fits used prices, and measures the accuracy of the repository's models. */
export class ValuationFits {
  readonly #known: Known;

  constructor(known: Known) {
    this.#known = known;
  }

  /** Creates fits from the repository's own catalogue. @throws StartError if it cannot be read. */
  static async ofOwnCatalogue(): Promise<ValuationFits> {
    const { catalogue, rejections } = await readCatalogue(ownCatalogue);
    if (rejections.length > 0) throw new StartError('The catalogue cannot be read: `catalogue report` says why.');
    return new ValuationFits({ models: catalogueModels(catalogue), stateOf: stateFinder(catalogue.cities) });
  }

  /** Reports the accuracy on asking prices; rows of the training data are cross-validated. */
  evaluate({ market, rows: given }: UsedRows): string {
    const rows = inOrder(given);
    if (market === '2020') {
      const asked = this.#asked2020(rows);
      const isFitted = areTrainingRows(rows, fittedRows['2020']);
      const judged = isFitted ? crossValidate(asked, marketOf2020).judged : judgeBy2020File(asked, shipped2020);
      return formatFigures(figuresOf(judged), 'asking prices of 2020, none of them fitted');
    }
    const read = this.#rowsOfToday(rows, shipped2020);
    const isFitted = areTrainingRows(rows, fittedRows.today);
    const judged = isFitted ? crossValidate(read, marketToday).judged : judgeByTodaysModel(read, todaysModel);
    const figures = figuresOf(judged, isFitted ? marketToday.repeats : 1);
    return [
      formatFigures(figures, 'asking prices of today, none of them fitted'),
      `Not valued, for nobody knows what the model costs new: ${rows.length - read.length}`,
    ].join('\n');
  }

  /** Fits asking prices of one market or both; `month` is that of today's rows. */
  fit(files: readonly UsedRows[], month?: string): Fit {
    const of = (market: UsedRows['market']) =>
      inOrder(files.filter((file) => file.market === market).flatMap(({ rows }) => rows));
    const [rows2020, rows] = [of('2020'), of('today')];
    const market2020 = rows2020.length > 0 ? fitMarket2020File(this.#asked2020(rows2020)) : undefined;
    const today = rows.length > 0 ? this.#fitToday(rows, market2020 ?? shipped2020, month) : undefined;
    return {
      today,
      market2020,
      marks: {
        2020: market2020 ? fittedMarks(rows2020) : fittedRows['2020'],
        today: today ? fittedMarks(rows) : fittedRows.today,
      },
      report: [
        market2020 && formatFigures({ rows: market2020.rows, ...market2020.figures }, 'asking prices of 2020'),
        today && formatFigures({ rows: today.rows, ...asFigures(today) }, `asking prices of ${today.month}`),
      ]
        .filter((part) => part !== undefined)
        .join('\n\n'),
      objections: today ? reasonsToRejectModel(today, todaysModel) : [],
    };
  }

  #fitToday(rows: readonly UsedRow[], file: Market2020File, month?: string): ValuationModel {
    const guesses = guessedPrices(this.#known.models, marketOf(file));
    return fitTodaysModel(this.#rowsOfToday(rows, file, month), {
      month: month ?? monthOf(rows),
      guessedPrices: guesses,
    });
  }

  #asked2020(rows: readonly UsedRow[]): Asked2020[] {
    return rows.map((row) => ({ row: rowOf2020(row, this.#known.stateOf), price: row.price }));
  }

  #rowsOfToday(rows: readonly UsedRow[], file: Market2020File, month = monthOf(rows)) {
    return rowsOfToday(rows, { ...this.#known, market2020: marketOf(file), on: toMonth(month) });
  }
}

const asFigures = ({ figures }: ValuationModel) => ({ ...figures, segments: [...figures.segments] });

/** Sorts rows, so that a fit does not depend on their order. */
const inOrder = (rows: readonly UsedRow[]): UsedRow[] => {
  const named = rows.map((row) => ({ row, name: JSON.stringify(row) }));
  return named.toSorted((one, other) => (one.name < other.name ? -1 : 1)).map(({ row }) => row);
};

/** Returns the month of rows that only give their year: that of the shipped model, else the middle of the year. */
function monthOf(rows: readonly UsedRow[]): string {
  const years = rows.flatMap(({ year, age }) => (year === null ? [] : [year + age]));
  const year = String(years.length > 0 ? Math.max(...years) : toMonth(todaysModel.month).year);
  return todaysModel.month.startsWith(year) ? todaysModel.month : `${year}-07`;
}

function toMonth(text: string): ValuationMonth {
  const [year = 0, month = 0] = text.split('-').map(Number);
  return { year, month };
}

/** Formats the accuracy of a market for operators, starting with the median error. */
function formatFigures({ rows, error, coverage, segments }: Figures, of: string): string {
  const width = Math.max(...segments.map(([name]) => name.length), 'group'.length);
  const line = (name: string, ...cells: string[]) =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(8))].join('');
  return [
    `median error ${error.toFixed(1)} % of ${formatNumber(rows)} ${of}`,
    `${coverage} % inside of the span in which 8 of 10 are expected`,
    '',
    line('group', 'rows', 'error', 'inside'),
    ...segments.map(([name, count, wrong, inside]) =>
      line(name, formatNumber(count), `${wrong.toFixed(1)} %`, `${inside} %`),
    ),
  ].join('\n');
}
