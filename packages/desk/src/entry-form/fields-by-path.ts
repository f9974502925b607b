import type { DeskField } from '@dopahiya/domain/desk';

/** Returns the field of a path like 'variants.0.name', or the list that it is in; undefined if there is none. */
export function fieldAt(fields: readonly DeskField[], path: string): DeskField | undefined {
  const exact = fields.find((field) => field.path === path);
  if (exact) return exact;
  const list = fields.find((field) => field.items.length > 0 && path.startsWith(`${field.path}.`));
  if (!list) return undefined;
  const [, ...rest] = path.slice(list.path.length + 1).split('.');
  return (rest.length > 0 && fieldAt(list.items, rest.join('.'))) || list;
}
