import type { DeskField } from '@dopahiya/domain/desk';
import { useForm } from './form-context.ts';
import { fieldId } from './field-id.ts';
import { emptyAt } from '../content/values.ts';
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

/** Returns what all kinds of fields share: label, hint, error and id, and how to empty it. */
export function useFieldProps({ field, path }: Pick<FieldProps, 'field' | 'path'>) {
  const { loaded, problems, facts, gaps, isNew } = useForm();
  const reason = problems.filter((problem) => problem.path === path).map((problem) => problem.reason);
  const fact = facts.find((one) => one.path === path);
  const hints = [field.hint, fact && texts.factOf(fact), gaps.has(path) ? texts.missing : null].filter(Boolean);
  const isReadOnly = field.is_fixed && !isNew;
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
