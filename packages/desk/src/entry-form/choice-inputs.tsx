import { CheckboxGroup, SegmentedControl, SelectField } from '@dopahiya/ui-kit';
import * as texts from '#texts/entry-form';
import { type FieldProps, useFieldProps } from './field-props.ts';

/** One of a closed list. A value that is not in it stays until another is chosen. */
export function ChoiceInput({ field, path, value, onChange }: FieldProps) {
  const { shared, empty, isReadOnly } = useFieldProps({ field, path, value });
  const chosen = typeof value === 'string' ? value : '';
  const isKnown = chosen === '' || field.choices.some((choice) => choice.value === chosen);
  const options = [
    ...(field.is_required && chosen !== ''
      ? []
      : [{ value: '', label: field.is_required ? texts.choose : texts.unknown }]),
    ...(isKnown ? [] : [{ value: chosen, label: chosen }]),
    ...field.choices,
  ];
  return (
    <SelectField
      {...shared}
      options={options}
      value={chosen}
      disabled={isReadOnly}
      onChange={(event) => onChange(event.target.value === '' ? empty : event.target.value)}
    />
  );
}

/** Some of a closed list. */
export function ChoicesInput({ field, path, value, onChange }: FieldProps) {
  const { shared, empty } = useFieldProps({ field, path, value });
  const chosen = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  const unknown = chosen.filter((one) => !field.choices.some((choice) => choice.value === one));
  const choices = [...field.choices, ...unknown.map((one) => ({ value: one, label: one }))];
  return (
    <CheckboxGroup
      {...shared}
      name={path}
      choices={choices}
      value={chosen}
      onValueChange={(next) => onChange(next.length === 0 && !Array.isArray(value) ? empty : next)}
    />
  );
}

const sure = [
  { value: 'yes', label: texts.yes },
  { value: 'no', label: texts.no },
] as const;
const unsure = [...sure, { value: 'unknown', label: texts.unknown }] as const;

const nameOf = (value: unknown): 'yes' | 'no' | 'unknown' => {
  if (typeof value !== 'boolean') return 'unknown';
  return value ? 'yes' : 'no';
};

/** Yes or no; not known where that may be. */
export function FlagInput({ field, path, value, onChange }: FieldProps) {
  const { shared, empty } = useFieldProps({ field, path, value });
  return (
    <SegmentedControl
      {...shared}
      name={path}
      choices={field.is_required ? sure : unsure}
      value={nameOf(value)}
      onValueChange={(next) => onChange(next === 'unknown' ? empty : next === 'yes')}
    />
  );
}
