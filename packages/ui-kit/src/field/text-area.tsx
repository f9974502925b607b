import { type ComponentProps, useId, useState } from 'react';
import { styled } from 'styled-components';
import * as texts from '#texts/field';
import { theme } from '../theme/theme.ts';
import { controlMixin } from './control-box.ts';
import { describedBy } from './described-by.ts';
import { FieldFrame, type FieldLabelling } from './field-frame.tsx';

/** Props of `TextArea`, besides those of a `<textarea>`. */
export interface TextAreaProps extends FieldLabelling, Omit<ComponentProps<'textarea'>, 'children'> {
  /** Maximum number of characters; shows a counter below the control. */
  maxLength?: number;
  /** Text over the limit: cut off by the browser, or kept for a validation error. @default 'cut' */
  beyond?: 'cut' | 'kept';
}

/** Multi-line text field with a label that grows with its content if the browser can. Renders a `<textarea>`. */
export function TextArea({
  label,
  tag,
  hint,
  error,
  id: givenId,
  'aria-describedby': described,
  rows = 4,
  onChange,
  maxLength,
  beyond = 'cut',
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [typed, setTyped] = useState(String(rest.value ?? rest.defaultValue ?? '').length);
  const length = rest.value === undefined ? typed : String(rest.value).length;
  return (
    <FieldFrame id={id} label={label} tag={tag} hint={hint} error={error}>
      <Control
        id={id}
        rows={rows}
        style={{ '--rows': rows }}
        maxLength={beyond === 'cut' ? maxLength : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error, 'aria-describedby': described }, maxLength && `${id}-count`)}
        onChange={(event) => {
          setTyped(event.target.value.length);
          onChange?.(event);
        }}
        {...rest}
      />
      {maxLength && <Count id={`${id}-count`}>{countText(length, maxLength)}</Count>}
    </FieldFrame>
  );
}

// Without a script the initial text does not change, and must stay true.
const countText = (length: number, max: number): string =>
  length === 0 ? texts.roomFor(max) : texts.charactersOf(length, max);

const Control = styled.textarea`
  ${controlMixin}
  field-sizing: content;
  min-height: calc(var(--rows) * 1lh + 24px);
  max-height: 60vh;
  padding: ${theme.space[3]} 14px 10px;
  resize: vertical;

  &::placeholder {
    color: ${theme.color.textSubtle};
    opacity: 1;
  }
`;

const Count = styled.div`
  justify-self: end;
  color: ${theme.color.textSubtle};
  font: ${theme.type.micro};
  font-variant-numeric: tabular-nums;
`;
