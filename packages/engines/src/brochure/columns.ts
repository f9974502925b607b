import { labelNamed, plainWords, type Section } from './label-table.ts';
import type { PlainSheet } from './plain-sheet.ts';
import type { Cell } from './sheet-cells.ts';
import { tokensOf } from './tokens.ts';

/** What a column of a table holds. */
export type Column =
  | { role: 'section' | 'label' | 'value' | 'unit' | 'ignored' }
  | { role: 'side'; side: string }
  | { role: 'variant'; variant: string };

const roles: Readonly<Record<string, 'label' | 'value' | 'unit' | 'ignored'>> = Object.fromEntries(
  (
    [
      ['label', 'specification|specifications|parameter|parameters|particulars|particular|features|feature|item|items'],
      ['label', 'variant|variants|model|models|specs|spec|attribute|category|technical specifications|section|group'],
      ['label', 'विवरण|विशेषता|विशेषताएं|विनिर्देश|पैरामीटर|मद|श्रेणी'],
      ['value', 'value|values|detail|details|data|figure|description|मान|आँकड़ा|जानकारी'],
      ['unit', 'unit|units|uom|इकाई|यूनिट|मात्रक'],
      ['ignored', 'remarks|remark|notes|note|no|s no|sr no|sl no|क्रमांक|टिप्पणी'],
    ] as const
  ).flatMap(([role, words]) => words.split('|').map((word) => [plainWords(word), role])),
);

/** Returns the columns that a row is the head of; null if it is no head. */
export function columnsOf(sheet: PlainSheet, cells: readonly Cell[], section: Section): readonly Column[] | null {
  const columns = groupedBy(cells.map((cell, index) => columnOf(sheet, cell, index)));
  const others = columns.slice(1);
  const isHead = ['section', 'label', 'ignored'].includes(columns[0]?.role ?? '');
  if (!isHead || others.length === 0) return null;
  const named = namedByFigures(columns, cells) ? [] : cells.slice(1);
  if (named.some((cell) => isOfRow(cell, section))) return null;
  const variants = columns.flatMap((column) => (column.role === 'variant' ? [column.variant] : []));
  const isUnclear = new Set(variants).size < variants.length || (variants.length > 0 && columns.some(isValue));
  if (isUnclear) return columns.map(() => ({ role: 'ignored' }));
  if (variants.length !== 1) return columns;
  return columns.map((column) => (column.role === 'variant' ? { role: 'value' } : column));
}

/** Takes the first of two columns of labels for the parts of the sheet: 'Category, Parameter, Value'. */
const groupedBy = (columns: readonly Column[]): readonly Column[] =>
  columns[0]?.role === 'label' && columns[1]?.role === 'label' ? [{ role: 'section' }, ...columns.slice(1)] : columns;

/** Checks for variants named by one figure each, as electric ones are: 'Parameter, 2.5 kWh, 3.2 kWh'. */
function namedByFigures(columns: readonly Column[], cells: readonly Cell[]): boolean {
  const names = cells.filter((_, index) => columns[index]?.role === 'variant').map(({ lower }) => tokensOf(lower));
  const units = names.map(([figure, ...more]) =>
    figure?.kind === 'number' && more.length === 0 ? figure.unit?.name : undefined,
  );
  const isOne = units.length > 1 && units[0] !== undefined && new Set(units).size === 1;
  return isOne && plainWords(cells[0]?.lower ?? '') !== '';
}

const isValue = ({ role }: Column): boolean => role === 'value' || role === 'side';

/** Checks for a cell that a row has, but no head of a table. */
const isOfRow = ({ lower }: Cell, section: Section): boolean =>
  lower !== 'front' &&
  lower !== 'rear' &&
  (labelNamed(lower, section) !== null || lower.includes(':') || /^[\d\s.,-]*$/u.test(lower) || hasUnit(lower));

const hasUnit = (lower: string): boolean =>
  tokensOf(lower).some((token) => token.kind === 'number' && token.unit !== undefined);

function columnOf(sheet: PlainSheet, { lower, start, end }: Cell, index: number): Column {
  const words = plainWords(lower);
  const role = roles[words];
  if (role) return { role };
  if (index === 0) return { role: words === '' ? 'label' : 'value' };
  if (words === 'front' || words === 'rear') return { role: 'side', side: words };
  return { role: 'variant', variant: sheet.text.slice(start, end).replaceAll(/\s+/gu, ' ') };
}
