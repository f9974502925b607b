import { formatNumber, readNumber } from '@dopahiya/domain';
import type { KeyboardEvent } from 'react';
import * as texts from '#texts/number-field';
import { Field, type FieldProps } from '../field/field.tsx';
import { useTypedNumber } from './use-typed-number.ts';

/** What `NumberField` takes, beside what a `Field` takes. */
export interface NumberFieldProps extends Omit<FieldProps, 'value' | 'defaultValue' | 'type' | 'onChange' | 'step'> {
  /** The number in force; null or undefined where there is none. */
  value: number | null | undefined;
  /** Called with each number while it is typed, and with null when nothing is left or it is refused. */
  onNumber: (number: number | null) => void;
  /** Whether whole ones are counted: rupees, days. @default false */
  whole?: boolean;
  /** Why a number can not be taken, and what to write; undefined where it can. */
  refuse?: (number: number) => string | undefined;
  /** A text that an address brought for it and that means no number. */
  unread?: string | undefined;
  /** How far an arrow key goes between `min` and `max`; without it it goes nowhere. */
  step?: number;
  min?: number;
  max?: number;
}

/**
 * A number as people write it: '₹1,50,000', '1.5 lakh', '१२'. What can not be read stays and is said. Renders an `<input>`
 * of type text: one of type number drops such numbers without a word.
 */
export function NumberField({
  value,
  onNumber,
  whole = false,
  refuse,
  unread,
  error,
  hint,
  onFocus,
  onBlur,
  onKeyDown,
  step,
  min = -Infinity,
  max = Infinity,
  ...rest
}: NumberFieldProps) {
  const read = (text: string) => readNumber(text, { whole, unit: rest.suffix ?? '' });
  const number = useTypedNumber({ read, onNumber, refuse, unread });
  const turn = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined || direction === undefined) return;
    event.preventDefault();
    number.forget();
    const from = value ?? read(number.text ?? '') ?? (direction > 0 ? min - step : max + step);
    onNumber(Math.min(max, Math.max(min, from + direction * step)));
  };
  return (
    <Field
      type="text"
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      {...(step !== undefined && spinning(value, min, max))}
      error={error ?? number.refused ?? (number.unread === null ? undefined : texts.unread(number.unread))}
      hint={number.readAs === null ? hint : texts.readAs(formatNumber(number.readAs, { most: 6 }))}
      value={number.text ?? String(value ?? '')}
      onChange={number.input.onChange}
      onFocus={(event) => {
        number.input.onFocus();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        number.input.onBlur();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        number.input.onKeyDown(event);
        turn(event);
        onKeyDown?.(event);
      }}
    />
  );
}

const spinning = (value: number | null | undefined, min: number, max: number) => ({
  role: 'spinbutton',
  'aria-valuenow': value ?? undefined,
  'aria-valuemin': min,
  'aria-valuemax': max,
});
