import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Affix, ControlBox } from './control-box.ts';
import { describedBy } from './described-by.ts';
import { FieldFrame, type FieldLabelling } from './field-frame.tsx';

/** What `Field` takes, beside everything an `<input>` takes. */
export interface FieldProps extends FieldLabelling, Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'children'> {
  /** Whether the label is seen, or stands beside the field as something else already. @default 'visibly' */
  labelled?: 'visibly' | 'hidden';
  /** What stands before the answer and is no part of it: '₹', '+91'. */
  prefix?: string;
  /** What stands after the answer and is no part of it: 'km', '%'. */
  suffix?: string;
  /** An icon at the start of the control. */
  leadingIcon?: IconName;
  /** A button at the end of the control. */
  trailing?: ReactNode;
}

/**
 * A line of text, a number or a date with its label. Renders an `<input>` that takes `ref` and every other property as
 * it is, so that it works with `FormData` as with a form library that registers it.
 */
export function Field({
  label,
  labelled,
  tag,
  hint,
  error,
  prefix,
  suffix,
  leadingIcon,
  trailing,
  id: givenId,
  'aria-describedby': described,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const affixes = [prefix && `${id}-prefix`, suffix && `${id}-suffix`];
  return (
    <FieldFrame id={id} label={label} labelled={labelled} tag={tag} hint={hint} error={error}>
      <ControlBox data-invalid={Boolean(error)}>
        {leadingIcon && <Icon name={leadingIcon} size={18} />}
        {prefix && <Affix id={`${id}-prefix`}>{prefix}</Affix>}
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error, 'aria-describedby': described }, ...affixes)}
          {...rest}
        />
        {suffix && <Affix id={`${id}-suffix`}>{suffix}</Affix>}
        {trailing}
      </ControlBox>
    </FieldFrame>
  );
}
