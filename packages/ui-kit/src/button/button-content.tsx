import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';

/** What a button and a link that looks like one have in common. */
export interface ButtonBaseProps {
  /** How much the action matters; `signal` marks the one price action of a view. @default 'primary' */
  tone?: 'primary' | 'signal' | 'secondary' | 'quiet' | 'danger';
  /** 36, 44 or 52 px high. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** As wide as its text, or as what it stands in. @default 'auto' */
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

/** The text of a button between its icons; a spinner takes the place of the first. */
export function ButtonContent({ leadingIcon, trailingIcon, loading = false, children }: ButtonContentProps) {
  return (
    <>
      {loading ? <Spinner size={16} /> : leadingIcon && <Icon name={leadingIcon} size={18} />}
      {children}
      {trailingIcon && <Icon name={trailingIcon} size={18} />}
    </>
  );
}
