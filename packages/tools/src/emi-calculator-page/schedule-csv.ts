import type { Instalment } from '@dopahiya/engines/loan';
import { saveAsFile } from '@dopahiya/site';
import * as texts from '#texts/emi-sections';

const columns = ['number', 'payment', 'interest', 'principal', 'extra', 'debt'] as const;

/** Formats a schedule as CSV (RFC 4180), with plain numbers to two decimals. */
export function scheduleCsv(rows: readonly Instalment[]): string {
  const head = columns.map((name) => texts.columns[name]);
  const lines = rows.map((row) =>
    columns.map((name) => (name === 'number' ? String(row.number) : row[name].toFixed(2))),
  );
  return [head, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** Downloads a schedule as a CSV file. */
export const downloadSchedule = (rows: readonly Instalment[]): void =>
  saveAsFile(scheduleCsv(rows), { name: texts.fileName, type: 'text/csv' });
