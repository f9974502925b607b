import { StartError } from '@dopahiya/api/commands';
import type { UsedRow, UsedRows } from './used-row.ts';

type Record_ = ReadonlyMap<string, string>;

const forms = {
  '2020': ['brand', 'model', 'age', 'kms', 'owner', 'city', 'cc', 'price'],
  today: ['brand', 'name', 'year', 'age', 'kms', 'owners', 'location', 'price'],
} as const;

/** Parses asking prices in either of the two formats, detected by their columns. @throws StartError if a row has no price. */
export function readUsedRows(text: string, file: string): UsedRows {
  const [header = [], ...lines] = splitCsv(text);
  const market = isOf(header, forms['2020']) ? '2020' : 'today';
  if (!isOf(header, forms[market])) throw new StartError(`${file} has neither form of asking prices: see the README.`);
  const rows = lines.map((fields, index) => {
    const record = new Map(header.map((name, at) => [name, fields[at]?.trim() ?? '']));
    const row = market === '2020' ? rowOf2020(record) : rowOfToday(record);
    if (!(row.price > 0 && row.age >= 0)) throw new StartError(`${file}, line ${index + 2}: give a price and an age.`);
    return row;
  });
  return { market, rows };
}

const isOf = (header: readonly string[], columns: readonly string[]): boolean =>
  columns.every((column) => header.includes(column));

function rowOf2020(record: Record_): UsedRow {
  return {
    ...common(record),
    name: record.get('model') ?? '',
    year: null,
    owner: ownerOf(record.get('owner')),
    place: record.get('city') ?? '',
    cc: numberOf(record.get('cc')),
  };
}

function rowOfToday(record: Record_): UsedRow {
  return {
    ...common(record),
    name: record.get('name') ?? '',
    year: numberOf(record.get('year')),
    owner: ownerOf(record.get('owners')),
    place: record.get('location') ?? '',
    cc: null,
  };
}

const common = (record: Record_) => ({
  brand: record.get('brand') ?? '',
  age: numberOf(record.get('age')) ?? Number.NaN,
  km: numberOf(record.get('kms')),
  price: numberOf(record.get('price')) ?? 0,
});

function numberOf(text = ''): number | null {
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

/** Defaults to first owner, as nearly all sellers are. */
const ownerOf = (text: string | undefined): 1 | 2 | 3 => {
  const number = numberOf(text) ?? 1;
  return number >= 3 ? 3 : number >= 2 ? 2 : 1;
};

/** Parses comma-separated lines; quoted fields may contain commas. */
function splitCsv(text: string): string[][] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
      ),
    );
}
