import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';

/** Props shared by buttons and links styled as buttons. */
export interface ButtonBaseProps {
  /** Importance of the action; use `signal` only for the one price action of a view. @default 'primary' */
  tone?: 'primary' | 'signal' | 'secondary' | 'quiet' | 'danger';
  /** Height: 36, 44 or 52 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** As wide as its text, or as its parent. @default 'auto' */
  width?: 'auto' | 'full';
  /** Icon before the text. */
  leadingIcon?: IconName;
  /** Icon after the text. */
  trailingIcon?: IconName;
}

interface ButtonContentProps extends Pick<ButtonBaseProps, 'leadingIcon' | 'trailingIcon'> {
  children: ReactNode;
  loading?: boolean;
}

/** Text of a button with its icons; a spinner replaces the leading one. */
export function ButtonContent({ leadingIcon, trailingIcon, loading = false, children }: ButtonContentProps) {
  return (
    <>
      {loading ? <Spinner size={16} /> : leadingIcon && <Icon name={leadingIcon} size={18} />}
      {children}
      {trailingIcon && <Icon name={trailingIcon} size={18} />}
    </>
  );
}
