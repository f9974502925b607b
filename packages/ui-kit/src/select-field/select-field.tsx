import { type ComponentProps, useId } from 'react';
import { describedBy } from '../field/described-by.ts';
import { FieldFrame, type FieldLabelling } from '../field/field-frame.tsx';
import { SelectControl, type SelectOption } from './select-control.tsx';

/** What `SelectField` takes, beside everything a `<select>` takes. */
export interface SelectFieldProps extends FieldLabelling, Omit<ComponentProps<'select'>, 'size' | 'multiple'> {
  /** The choices. */
  options: readonly SelectOption[];
  /** What stands there before something is chosen, with an empty value: 'Choose a version'. */
  placeholder?: string;
}

/** One of several choices with its label. Renders the browser's own `<select>`, which `ref` reaches. */
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
