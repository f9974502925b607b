import type { ApiFigures } from './measure-api.ts';
import type { InteractionFigures } from './measure-interactions.ts';
import type { LoadComparison } from './measure-load.ts';
import type { NavigationFigures } from './measure-navigations.ts';
import type { ListFigures } from './measure-market.ts';
import type { SignInFigures } from './measure-sign-ins.ts';
import { type Figures, type PageTable, ratioToEmptyPage } from './page-table.ts';
import type { LoadFigures } from './wrk.ts';

/** Prints the figures of every page, with their ratios to the empty page. */
export function printPages({ title, pages, empty }: PageTable): void {
  const columns = Object.keys(empty);
  const cell = (figures: Figures, figure: string) => {
    const value = figures[figure] ?? Number.NaN;
    const times = ratioToEmptyPage(figure, value, empty);
    return times === null ? value : `${value} (${times.toFixed(2)}×)`;
  };
  const row = (name: string, read: (figure: string) => number | string) => [name, ...columns.map(read)];
  const rows = [...pages].map(([page, figures]) => row(page, (figure) => cell(figures, figure)));
  const base = row('beside them, of the same libraries', (figure) => empty[figure] ?? Number.NaN);
  printTable(title, ['page', ...columns], [...rows, base]);
}

/** Prints the response times of interactions. */
export function printInteractions(figures: readonly InteractionFigures[]): void {
  const rows = figures.map(({ name, path, milliseconds }) => [name, path, `${milliseconds} ms`]);
  printTable('Interaction to next paint, processor slowed down 4 times, median of 3', ['what', 'page', 'time'], rows);
}

/** Prints the navigation times. */
export function printNavigations(figures: readonly NavigationFigures[]): void {
  const rows = figures.map(({ from, to, milliseconds }) => [from, to, `${milliseconds} ms`]);
  printTable('From a click on a fetched link to its page, median of 5', ['from', 'to', 'time'], rows);
}

/** Prints the load figures next to those of the bare server in the same run. */
export function printLoad({ bare, cached, rendered }: LoadComparison): void {
  const row = (name: string, { perSecond, p50, p99 }: LoadFigures) => {
    const share = `${Math.round((100 * perSecond) / bare.perSecond)} %`;
    return [name, perSecond, share, p50, p99];
  };
  const rows = [row('bare Node server', bare), row('page from the cache', cached), row('page rendered anew', rendered)];
  printTable('One core under load', ['server', 'requests/s', 'of bare', 'p50', 'p99'], rows);
}

/** Maximum slowdown of `/` under a flood of sign-ins. */
const MAX_TIMES = 3;

/** Prints the effect of a flood of sign-ins on `/` and on an owner's sign-in. @returns whether `/` stays within its limit. */
export function printSignIns({ alone, flooded, strangers, explained, owners }: SignInFigures): boolean {
  const times = flooded / alone;
  printTable(
    `Eighty sign-ins in flight without end; '/' may take ${MAX_TIMES} times as long`,
    ['what', 'figure'],
    [
      ["'/' alone, p95", `${alone.toFixed(1)} ms`],
      ["'/' under the flood, p95", `${flooded.toFixed(1)} ms (${times.toFixed(2)}×)`],
      ...Object.entries(strangers).map(([status, count]) => [`strangers answered ${status}`, count]),
      ['of 503, with Retry-After', explained],
      [
        'sign-ins of an owner in a known browser',
        `${owners.answered} of ${owners.of}, at most ${Math.round(owners.slowest)} ms`,
      ],
    ],
  );
  return times <= MAX_TIMES;
}

/** Maximum slowdown of a list with a hundred times as many listings. */
const MAX_TIMES_OF_LISTS = 3;

/** Prints the times of used-bike lists with few and many listings. @returns whether each stays within its limit. */
export function printMarket(few: readonly ListFigures[], many: readonly ListFigures[]): boolean {
  const ms = (time: number) => `${time.toFixed(1)} ms`;
  const times = many.map(({ later }, place) => later / (few[place]?.later ?? Number.NaN));
  printTable(
    `Used bikes on PostgreSQL; among 100,000 a list may take ${MAX_TIMES_OF_LISTS} times as long as among 1,000, counts a minute old`,
    ['list', 'among 1,000', 'among 100,000', 'times', 'counted anew'],
    many.map(({ list, first, later }, place) => [
      list || 'all',
      ms(few[place]?.later ?? Number.NaN),
      ms(later),
      `${times[place]?.toFixed(2)}×`,
      ms(first),
    ]),
  );
  return times.every((time) => time <= MAX_TIMES_OF_LISTS);
}

/** Prints the figures of the API's routes on one database, next to the bare server's for cached responses. */
export function printApi(database: string, figures: readonly ApiFigures[]): void {
  const cells = ({ perSecond, p50, p99 }: LoadFigures) => [perSecond, p50, p99];
  const rows = figures.flatMap(({ name, own, bare }) => [
    [name, bare ? `${Math.round((100 * own.perSecond) / bare.perSecond)} %` : '', ...cells(own)],
    ...(bare ? [['  bare Node server', '', ...cells(bare)]] : []),
  ]);
  printTable(
    `One core of the API on ${database}, 16 connections`,
    ['call', 'of bare', 'requests/s', 'p50', 'p99'],
    rows,
  );
}

/** Prints the time of a cold start. */
export function printColdStart(milliseconds: number): void {
  printTable('Cold start', ['from start to the first page'], [[`${milliseconds} ms`]]);
}

/** Prints rows under a heading, with columns as wide as their longest cell; figures are right-aligned. */
function printTable(
  heading: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): void {
  const table = [columns, ...rows].map((row) => row.map(String));
  const widths = columns.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  console.log(`\n${heading}\n${table.map(line).join('\n')}`);
}
