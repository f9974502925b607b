import { type ComponentProps, useId } from 'react';
import { describedBy } from '../field/described-by.ts';
import { FieldFrame, type FieldLabelling } from '../field/field-frame.tsx';
import { SelectControl, type SelectOption } from './select-control.tsx';

/** Props of `SelectField`, besides those of a `<select>`. */
export interface SelectFieldProps extends FieldLabelling, Omit<ComponentProps<'select'>, 'size' | 'multiple'> {
  /** Options. */
  options: readonly SelectOption[];
  /** Placeholder with an empty value: 'Choose a version'. */
  placeholder?: string;
}

/** Select with a label. Renders a native `<select>`, which `ref` refers to. */
export function SelectField({
  label,
  tag,
  hint,
  error,
  id: givenId,
  'aria-describedby': described,
  ...rest
}: SelectFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} tag={tag} hint={hint} error={error}>
      <SelectControl
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error, 'aria-describedby': described })}
        {...rest}
      />
    </FieldFrame>
  );
}
