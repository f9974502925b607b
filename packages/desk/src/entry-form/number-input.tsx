import { formatNumber } from '@dopahiya/domain/site';
import { NumberField } from '@dopahiya/ui-kit';
import * as texts from '#texts/entry-form';
import { type FieldProps, useFieldProps } from './field-props.ts';

/** Number with its unit, or an amount in rupees; says so where it is outside of the plausible range. */
export function NumberInput({ field, path, value, onChange }: FieldProps) {
  const { shared, empty, isReadOnly } = useFieldProps({ field, path });
  const number = typeof value === 'number' ? value : null;
  const { range, unit, kind } = field;
  const words = range && texts.range(formatNumber(range[0]), formatNumber(range[1]), unit ?? '');
  const isOutside = range !== null && number !== null && (number < range[0] || number > range[1]);
  const hint = [shared.hint, words].filter(Boolean).join(' ');
  return (
    <NumberField
      {...shared}
      value={number}
      whole={kind === 'rupees'}
      readOnly={isReadOnly}
      {...(hint !== '' && { hint })}
      {...(isOutside && !shared.error && { error: texts.outside(words ?? '') })}
      {...(kind === 'rupees' && { prefix: '₹' })}
      {...(kind !== 'rupees' && unit !== null && { suffix: unit })}
      onNumber={(next) => onChange(next ?? empty)}
    />
  );
}
