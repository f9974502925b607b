import { formatNumber } from '@dopahiya/domain/site';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as texts from '#texts/chip';
import { Icon } from '../icon/icon.tsx';
import { theme } from '../theme/theme.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** What a chip that is a button and one that is a link have in common. */
export interface ChipBaseProps {
  /** What it stands for. */
  children: ReactNode;
  /** How many things it would show. */
  count?: number;
  /** What a press does: chooses it or not, or takes it away, as the × and its name 'Remove ...' say. @default 'choose' */
  action?: 'choose' | 'remove';
}

/** The words of a chip, its count and its ×. */
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
