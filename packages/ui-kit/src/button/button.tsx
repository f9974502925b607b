import type { ComponentProps, MouseEvent } from 'react';
import { ButtonContent, type ButtonBaseProps } from './button-content.tsx';
import * as S from './button.styles.ts';

export interface ButtonProps extends ButtonBaseProps, ComponentProps<'button'> {
  /** Whether the action is in progress: shows a spinner and ignores presses, but keeps focus and width. @default false */
  loading?: boolean;
}

/**
 * Button for an action. Renders a `<button>` of type "button" by default; without scripts it is only visible if
 * it submits or opens a popover.
 */
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
  const variants = { 'data-tone': tone, 'data-size': size, 'data-width': width };
  const busy = loading && {
    'aria-busy': true,
    'aria-disabled': true,
    'data-spinner': leadingIcon ? 'instead' : 'added',
    onClick: refuse,
  };
  return (
    <S.Root type={type} disabled={disabled} {...variants} {...rest} {...busy}>
      <ButtonContent leadingIcon={leadingIcon} trailingIcon={trailingIcon} loading={loading}>
        {children}
      </ButtonContent>
    </S.Root>
  );
}

const refuse = (event: MouseEvent): void => event.preventDefault();
