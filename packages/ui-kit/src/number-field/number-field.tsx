import { useState } from 'react';
import * as texts from '#texts/unread-number';
import { Field, type FieldProps } from '../field/field.tsx';
import { type NumberRule, useTypedNumber } from './use-typed-number.ts';

/** What `NumberField` takes, beside what a `Field` takes. */
export interface NumberFieldProps
  extends
    Omit<FieldProps, 'value' | 'defaultValue' | 'type' | 'onChange' | 'onFocus' | 'onBlur' | 'onKeyDown'>,
    Pick<NumberRule, 'whole' | 'refuse'> {
  /** The number in force; null or undefined where there is none. */
  value: number | null | undefined;
  /** Called with each number while it is typed, and with null when nothing is left or it is refused. */
  onNumber: (number: number | null) => void;
  /** A text that an address brought for it and that means no number. */
  unread?: string | undefined;
  /** Called when somebody comes to it, and when they leave it. */
  onVisit?: (isThere: boolean) => void;
  /** How far an arrow key goes; without it it goes nowhere. */
  onArrow?: (direction: 1 | -1) => void;
}

/**
 * A number as people write it: '₹1,50,000', '1.5 lakh', '१२'. What can not be read stays and is said. Renders an `<input>`
 * of type text: one of type number drops such numbers without a word.
 */
export function NumberField({
  value,
  onNumber,
  whole,
  refuse,
  unread,
  hint,
  onVisit,
  onArrow,
  ...rest
}: NumberFieldProps) {
  const number = useTypedNumber({ whole: whole ?? false, unit: rest.suffix ?? '', refuse }, onNumber, unread);
  const { text, isWrong, note, forget, input } = number;
  // What comes from elsewhere while somebody is in an empty field would stand before what they type.
  const [isHeldEmpty, holdEmpty] = useState(false);
  const inForce = isHeldEmpty ? '' : String(value ?? '');
  return (
    <Field
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      {...(isWrong && { error: note ?? texts.unread(text ?? '') })}
      hint={isWrong || note === null ? hint : note}
      value={text ?? inForce}
      onChange={(event) => {
        holdEmpty(false);
        input.onChange(event);
      }}
      onFocus={() => {
        input.onFocus();
        holdEmpty(text === null && inForce === '');
        onVisit?.(true);
      }}
      onBlur={() => {
        input.onBlur();
        holdEmpty(false);
        onVisit?.(false);
      }}
      onKeyDown={(event) => {
        input.onKeyDown(event);
        const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined;
        if (!onArrow || !direction) return;
        event.preventDefault();
        forget();
        holdEmpty(false);
        onArrow(direction);
      }}
    />
  );
}
