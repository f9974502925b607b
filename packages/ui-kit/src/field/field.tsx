import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Affix, ControlBox } from './control-box.ts';
import { describedBy } from './described-by.ts';
import { FieldFrame, type FieldLabelling } from './field-frame.tsx';

/** Props of `Field`, besides those of an `<input>`. */
export interface FieldProps extends FieldLabelling, Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'children'> {
  /** Whether the label is visible, or hidden because other content labels the field. @default 'visibly' */
  labelled?: 'visibly' | 'hidden';
  /** Text before the value, not part of it: '₹', '+91'. */
  prefix?: string;
  /** Text after the value, not part of it: 'km', '%'. */
  suffix?: string;
  /** Icon at the start of the control. */
  leadingIcon?: IconName;
  /** Button at the end of the control. */
  trailing?: ReactNode;
}

/**
 * Text, number or date field with a label. Renders an `<input>` and passes `ref` and all other props to it, so
 * that it works with `FormData` and form libraries.
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
