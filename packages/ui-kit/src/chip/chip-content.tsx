import { formatNumber } from '@dopahiya/domain/site';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as texts from '#texts/chip';
import { Icon } from '../icon/icon.tsx';
import { theme } from '../theme/theme.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Props shared by chip buttons and chip links. */
export interface ChipBaseProps {
  /** Label. */
  children: ReactNode;
  /** Number of results it would show. */
  count?: number;
  /** Effect of a press: toggles the chip, or removes it (with an × and the name 'Remove ...'). @default 'choose' */
  action?: 'choose' | 'remove';
}

/** Label of a chip, with its count and ×. */
export function ChipContent({ children, count, action }: ChipBaseProps) {
  return (
    <>
      {action === 'remove' ? texts.removed(children, hide) : children}
      {count !== undefined && <Count>{formatNumber(count)}</Count>}
      {action === 'remove' && <Icon name="close" size={16} />}
    </>
  );
}

const Count = styled.span`
  font-weight: ${theme.weight.regular};
  font-variant-numeric: tabular-nums;

  [aria-pressed='false'] > &,
  a:not([aria-current]) > & {
    color: ${theme.color.textMuted};
  }
`;

const hide = (text: string) => <VisuallyHidden>{text}</VisuallyHidden>;
