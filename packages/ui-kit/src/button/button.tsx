import type { ComponentProps } from 'react';
import { ButtonContent, type ButtonLookProps } from './button-content.tsx';
import * as S from './button.styles.ts';

/** What `Button` takes. */
export interface ButtonProps extends ButtonLookProps, ComponentProps<'button'> {
  /** Whether the action is under way: a spinner shows, further presses do nothing, the width stays. @default false */
  loading?: boolean;
}

/** Starts an action. Renders a `<button>` that does not submit unless `type` says so. */
export function Button({
  tone = 'primary',
  size = 'medium',
  width = 'auto',
  leadingIcon,
  trailingIcon,
  loading = false,
  disabled = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const look = { 'data-tone': tone, 'data-size': size, 'data-width': width };
  const busy = loading && { 'aria-busy': true, 'data-spinner': leadingIcon ? 'instead' : 'added' };
  return (
    <S.Root type={type} disabled={disabled || loading} {...look} {...busy} {...rest}>
      <ButtonContent leadingIcon={leadingIcon} trailingIcon={trailingIcon} loading={loading}>
        {children}
      </ButtonContent>
    </S.Root>
  );
}
