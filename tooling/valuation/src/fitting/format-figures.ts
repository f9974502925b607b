import { formatNumber } from '@dopahiya/domain/site';
import type { Figures } from './figures.ts';

/** The figures of a market as an operator reads them; the median error stands first. */
export function formatFigures({ rows, error, coverage, segments }: Figures, of: string): string {
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
