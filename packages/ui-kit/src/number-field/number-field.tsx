import { useState } from 'react';
import * as texts from '#texts/unread-number';
import { Field, type FieldProps } from '../field/field.tsx';
import { type NumberRule, useTypedNumber } from './use-typed-number.ts';

/** Props of `NumberField`, besides those of a `Field`. */
export interface NumberFieldProps
  extends
    Omit<FieldProps, 'value' | 'defaultValue' | 'type' | 'onChange' | 'onFocus' | 'onBlur' | 'onKeyDown'>,
    Pick<NumberRule, 'whole' | 'refuse'> {
  /** Current number; null or undefined if there is none. */
  value: number | null | undefined;
  /** Called with each number while typing, and with null when the field is empty or the number is rejected. */
  onNumber: (number: number | null) => void;
  /** Text from the URL that is not a valid number. */
  unread?: string | undefined;
  /** Called on focus and on blur. */
  onVisit?: (isThere: boolean) => void;
  /** Handles arrow keys; without it they do nothing. */
  onArrow?: (direction: 1 | -1) => void;
}

/**
 * Field for numbers in any notation: '₹1,50,000', '1.5 lakh', '१२'. Unreadable text stays, with an error.
 * Renders a text `<input>`, because number inputs silently drop such text.
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
  // A value that arrives while somebody is in the empty field would be put before what they type.
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
