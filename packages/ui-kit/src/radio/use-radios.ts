import { type ComponentProps, useId } from 'react';
import type { Choice } from '../choice/choice-label.tsx';
import type { FieldLabelling } from '../field/field-frame.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'defaultValue' | 'children' | 'name'>;

/** What one of several answers takes; what an `<input>` takes besides (`onBlur`, `ref`) goes to each of its radios. */
export interface RadioProps<Value extends string> extends FieldLabelling, InputProps {
  /** The name under which the chosen value is sent; no other question of the form has it. */
  name: string;
  /** The answers. */
  choices: readonly Choice<Value>[];
  /** What is chosen, where its owner keeps that; null for none yet. */
  value?: Value | null;
  /** What is chosen at first, where the form keeps that. */
  defaultValue?: Value;
  /** Called with what is chosen. */
  onValueChange?: (value: Value) => void;
}

/** What the set of the radios is given, and each radio. */
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
