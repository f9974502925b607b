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
export const monthsToGive = (fields: readonly DeskField[], before: DeskContent | null, after: DeskContent) =>
  monthsWithin(fields, [before], after, '');

/** Compares with all contents that it may have been before: a variant may be renamed or moved. */
function monthsWithin(fields: readonly DeskField[], before: unknown[], after: unknown, prefix: string): MonthToGive[] {
  const isAsBefore = (path: string) => before.some((old) => isSame(valueAt(old, path), valueAt(after, path)));
  const prices = fields.filter(({ kind, path }) => kind === 'rupees' && valueAt(after, path) != null);
  const hasMonth = fields.some(({ path }) => path === monthKey);
  const changed = prices.find(({ path }) => hasMonth && isAsBefore(monthKey) && !isAsBefore(path));
  const own = changed ? [{ path: `${prefix}${monthKey}`, label: changed.label }] : [];
  const lists = fields.filter(({ kind }) => kind === 'list');
  return [...own, ...lists.flatMap((list) => monthsInItems(list, before, after, prefix))];
}

function monthsInItems(list: DeskField, before: unknown[], after: unknown, prefix: string): MonthToGive[] {
  const itemsOf = (content: unknown): unknown[] => {
    const items = valueAt(content, list.path);
    return Array.isArray(items) ? items : [];
  };
  return itemsOf(after).flatMap((item, index) => {
    const name = valueAt(item, 'name');
    const old = before.flatMap((content) => {
      const items = itemsOf(content);
      return [items[index], ...items.filter((one) => name !== undefined && valueAt(one, 'name') === name)];
    });
    const months = monthsWithin(list.items, old, item, `${prefix}${list.path}.${index}.`);
    return months.map(({ path, label }) => ({ path, label: typeof name === 'string' ? `${name}: ${label}` : label }));
  });
}
