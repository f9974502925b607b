import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { ChoiceLabel } from '../choice/choice-label.tsx';
import { describedBy } from '../field/described-by.ts';
import { type FieldLabelling, FieldNotes } from '../field/field-frame.tsx';
import { CheckboxMark } from './checkbox-mark.ts';

/** Props of `Checkbox`, besides those of an `<input>`. */
export interface CheckboxProps
  extends Pick<FieldLabelling, 'hint' | 'error'>, Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Label; may contain a link. */
  children: ReactNode;
}

/** Checkbox. Renders a native checkbox, which `ref` refers to, in its `<label>`. */
export function Checkbox({
  hint,
  error,
  id: givenId,
  'aria-describedby': described,
  children,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const control = (
    <CheckboxMark
      id={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { hint, error, 'aria-describedby': described })}
      {...rest}
    />
  );
  return (
    <Root>
      <ChoiceLabel control={control}>{children}</ChoiceLabel>
      <FieldNotes id={id} hint={hint} error={error} />
    </Root>
  );
}

const Root = styled.div`
  min-width: 0;

  > label ~ * {
    margin-inline-start: 34px;
  }
`;
