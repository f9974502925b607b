import { type ComponentProps, useId } from 'react';
import type { Choice } from '../choice/choice-label.tsx';
import type { FieldLabelling } from '../field/field-frame.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'children' | 'name'>;

/** Props of a single choice; further `<input>` props (`onBlur`, `ref`) are passed to each radio. */
export interface RadioProps<Value extends string> extends FieldLabelling, InputProps {
  /** Form field name, unique in the form. */
  name: string;
  /** Options. */
  choices: readonly Choice<Value>[];
  /** Selected value, if controlled; null for none. */
  value?: Value | null;
  /** Initially selected value, if uncontrolled. */
  defaultValue?: Value;
  /** Called with the selected value. */
  onValueChange?: (value: Value) => void;
}

/** Returns the props of a radio set and of each radio. */
export function useRadios<Value extends string>({
  label,
  tag,
  hint,
  error,
  id: givenId,
  choices: _choices,
  value: chosen,
  defaultValue,
  onValueChange,
  onChange,
  ...rest
}: RadioProps<Value>) {
  const ownId = useId();
  const radio = ({ value, disabled }: Choice<Value>): ComponentProps<'input'> => ({
    value,
    disabled,
    checked: chosen === undefined ? undefined : chosen === value,
    defaultChecked: defaultValue === undefined ? undefined : defaultValue === value,
    onChange: (event) => {
      onValueChange?.(value);
      onChange?.(event);
    },
    ...rest,
  });
  return { set: { id: givenId ?? ownId, label, tag, hint, error }, radio };
}
