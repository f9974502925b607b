import type { Instalment } from '@dopahiya/engines/loan';
import * as texts from '#texts/emi-sections';

const columns = ['number', 'payment', 'interest', 'principal', 'extra', 'debt'] as const;

/** A schedule as a table for spreadsheets: plain numbers with two decimals, lines as RFC 4180 has them. */
export function scheduleCsv(rows: readonly Instalment[]): string {
  const head = columns.map((name) => texts.columns[name]);
  const lines = rows.map((row) =>
    columns.map((name) => (name === 'number' ? String(row.number) : row[name].toFixed(2))),
  );
  return [head, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** Gives a schedule to the visitor as a file. */
export function downloadSchedule(rows: readonly Instalment[]): void {
  const address = URL.createObjectURL(new Blob([scheduleCsv(rows)], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href: address, download: texts.fileName }).click();
  URL.revokeObjectURL(address);
}
