import { Field, TextArea } from '@dopahiya/ui-kit';
import { type FieldProps, useFieldProps } from './field-props.ts';

/** Rows of a text of several lines, by kind. */
const rows: Partial<Record<string, number>> = { text: 4, markdown: 18 };

/** Text of one line or several, a month or a date. */
export function TextInput({ field, path, value, onChange }: FieldProps) {
  const { shared, empty, isReadOnly } = useFieldProps({ field, path, value });
  const text = typeof value === 'string' ? value : '';
  const change = (typed: string) => onChange(typed === '' ? empty : typed);
  const height = rows[field.kind];
  if (height !== undefined)
    return (
      <TextArea
        {...shared}
        rows={height}
        value={text}
        readOnly={isReadOnly}
        {...(field.max !== null && { maxLength: field.max, beyond: 'kept' as const })}
        onChange={(event) => change(event.target.value)}
      />
    );
  const type = field.kind === 'month' || field.kind === 'date' ? field.kind : 'text';
  return (
    <Field
      {...shared}
      type={type}
      value={text}
      readOnly={isReadOnly}
      {...(field.unit !== null && { suffix: field.unit })}
      onChange={(event) => change(event.target.value)}
    />
  );
}
