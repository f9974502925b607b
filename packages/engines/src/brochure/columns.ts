import { labelNamed, plainWords, type Section } from './label-table.ts';
import type { PlainSheet } from './plain-sheet.ts';
import type { Cell } from './sheet-cells.ts';
import { tokensOf } from './tokens.ts';

/** What a column of a table holds. */
export type Column =
  | { role: 'label' | 'value' | 'unit' | 'ignored' }
  | { role: 'side'; side: string }
  | { role: 'variant'; variant: string };

const roles: Readonly<Record<string, 'label' | 'value' | 'unit' | 'ignored'>> = Object.fromEntries(
  (
    [
      ['label', 'specification|specifications|parameter|parameters|particulars|particular|features|feature|item|items'],
      ['label', 'variant|variants|model|models|specs|spec|attribute|category|technical specifications|विवरण'],
      ['value', 'value|values|detail|details|data|figure|description|मान'],
      ['unit', 'unit|units|uom'],
      ['ignored', 'remarks|remark|notes|note|no|s no|sr no|sl no'],
    ] as const
  ).flatMap(([role, words]) => words.split('|').map((word) => [word, role])),
);

/** Returns the columns that a row is the head of; null if it is no head. */
export function columnsOf(sheet: PlainSheet, cells: readonly Cell[], section: Section): Column[] | null {
  const columns = cells.map((cell, index) => columnOf(sheet, cell, index));
  const others = columns.slice(1);
  const isHead = columns[0]?.role === 'label' || columns[0]?.role === 'ignored';
  if (!isHead || others.length === 0 || cells.slice(1).some((cell) => isOfRow(cell, section))) return null;
  const variants = columns.flatMap((column) => (column.role === 'variant' ? [column.variant] : []));
  const isUnclear = new Set(variants).size < variants.length || (variants.length > 0 && columns.some(isValue));
  if (isUnclear) return columns.map(() => ({ role: 'ignored' }));
  if (variants.length !== 1) return columns;
  return columns.map((column) => (column.role === 'variant' ? { role: 'value' } : column));
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
