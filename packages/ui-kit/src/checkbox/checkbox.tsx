import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { ChoiceLabel } from '../choice/choice-label.tsx';
import { describedBy } from '../field/described-by.ts';
import { type FieldLabelling, FieldNotes } from '../field/field-frame.tsx';
import { CheckboxMark } from './checkbox-mark.ts';

/** What `Checkbox` takes, beside everything an `<input>` takes. */
export interface CheckboxProps
  extends Pick<FieldLabelling, 'hint' | 'error'>, Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** What is agreed to or switched on; may hold a link. */
  children: ReactNode;
}

/** A yes or no. Renders a native checkbox, which `ref` reaches, in its `<label>`. */
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
