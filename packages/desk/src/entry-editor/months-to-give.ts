import type { DeskContent, DeskField } from '@dopahiya/domain/desk';
import { isSame, valueAt } from '../content/values.ts';

/** Price that changed, and the month that it is from. */
export interface MonthToGive {
  /** Path of the month. */
  path: string;
  label: string;
}

const monthKey = 'price_month';

/** Returns the months to be given before publishing: of each price that changed while its month did not. */
export function monthsToGive(
  fields: readonly DeskField[],
  before: DeskContent | null,
  after: DeskContent,
  prefix = '',
): MonthToGive[] {
  const month = fields.find((field) => field.path === monthKey);
  const own = fields.filter((field) => field.kind === 'rupees' && valueAt(after, field.path) != null);
  const changed = own.filter((field) => !isSame(valueAt(before, field.path), valueAt(after, field.path)));
  const isSameMonth = isSame(valueAt(before, monthKey), valueAt(after, monthKey));
  const needed = month && isSameMonth ? changed.map(({ label }) => ({ path: `${prefix}${monthKey}`, label })) : [];
  return [...needed.slice(0, 1), ...fields.flatMap((field) => inItems(field, before, after))];
}

function inItems(field: DeskField, before: DeskContent | null, after: DeskContent): MonthToGive[] {
  const items = valueAt(after, field.path);
  if (field.kind !== 'list' || !Array.isArray(items)) return [];
  return items.flatMap((item: DeskContent, index) => {
    const old = itemLike(valueAt(before, field.path), item, index);
    const named = typeof item['name'] === 'string' ? `${item['name']}: ` : '';
    return monthsToGive(field.items, old, item, `${field.path}.${index}.`).map(({ path, label }) => ({
      path,
      label: `${named}${label}`,
    }));
  });
}

/** Returns the item of the same name before, or at the same place if it has none. */
function itemLike(items: unknown, { name }: DeskContent, index: number): DeskContent | null {
  if (!Array.isArray(items)) return null;
  const found: unknown = name === undefined ? items[index] : items.find((item: DeskContent) => item['name'] === name);
  return (found as DeskContent | undefined) ?? null;
}
