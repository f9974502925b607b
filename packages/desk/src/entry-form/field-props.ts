import type { DeskField } from '@dopahiya/domain/desk';
import { useState } from 'react';
import { useForm } from './form-context.ts';
import { fieldId } from './field-id.ts';
import { emptyAt, valueAt } from '../content/values.ts';
import * as texts from '#texts/entry-form';

/** A field with the value in it. */
export interface FieldProps {
  field: DeskField;
  /** Path in the content: of a field in a list with the number of the item. */
  path: string;
  value: unknown;
  /** Called with the new value; undefined takes the key out of the content. */
  onChange: (value: unknown) => void;
}

/** A field without the way to change it, which the form knows. */
export type GivenField = Omit<FieldProps, 'onChange'>;

/** Checks whether a field is set for good: one of an item only if the item was loaded, as new ones follow. */
function useIsFixed(field: DeskField, path: string, value: unknown): boolean {
  const { loaded } = useForm();
  const [first] = useState(value);
  if (!field.is_fixed) return false;
  const [list = ''] = path.split('.');
  const items = valueAt(loaded, list);
  const isInList = path !== field.path && Array.isArray(items);
  return !isInList || items.some((item: unknown) => first !== undefined && valueAt(item, field.path) === first);
}

/** Returns what all kinds of fields share: label, hint, error and id, and how to empty it. */
export function useFieldProps({ field, path, value }: GivenField) {
  const { loaded, problems, facts, gaps, isNew } = useForm();
  const reason = problems.filter((problem) => problem.path === path).map((problem) => problem.reason);
  const fact = facts.find((one) => one.path === path);
  const hints = [field.hint, fact && texts.factOf(fact), gaps.has(path) ? texts.missing : null].filter(Boolean);
  const isFixed = useIsFixed(field, path, value);
  // The slug of a new entry is chosen with its address.
  const isReadOnly = path === 'slug' || (isFixed && !isNew);
  return {
    empty: emptyAt(loaded, path),
    isReadOnly,
    shared: {
      id: fieldId(path),
      label: field.label,
      ...(!field.is_required && { tag: texts.optional }),
      ...(hints.length > 0 && { hint: hints.join(' ') }),
      ...(reason.length > 0 && { error: reason.join(' ') }),
    },
  };
}
