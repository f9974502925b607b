import type { DeskField } from '@dopahiya/domain/desk';
import { formatNumber } from '@dopahiya/domain/site';
import { NumberField } from '@dopahiya/ui-kit';
import * as texts from '#texts/entry-form';
import { type FieldProps, useFieldProps } from './field-props.ts';

/** Number with its unit, or an amount in rupees; says so where it is outside of the plausible range. */
export function NumberInput({ field, path, value, onChange }: FieldProps) {
  const { shared, empty, isReadOnly } = useFieldProps({ field, path, value });
  const number = typeof value === 'number' ? value : null;
  const words = rangeWords(field);
  const hint = [shared.hint, words].filter(Boolean).join(' ');
  const error = shared.error ?? (isOutside(field, number) ? texts.outside(words) : undefined);
  const isRupees = field.kind === 'rupees';
  return (
    <NumberField
      {...shared}
      value={number}
      whole={isRupees}
      readOnly={isReadOnly}
      {...(hint !== '' && { hint })}
      {...(error !== undefined && { error })}
      {...(isRupees && { prefix: '₹' })}
      {...(!isRupees && field.unit !== null && { suffix: field.unit })}
      onNumber={(next) => onChange(next ?? empty)}
    />
  );
}

const rangeWords = ({ range, unit }: DeskField): string =>
  range ? texts.range(formatNumber(range[0]), formatNumber(range[1]), unit ?? '') : '';

const isOutside = ({ range }: DeskField, number: number | null): boolean =>
  range !== null && number !== null && (number < range[0] || number > range[1]);
