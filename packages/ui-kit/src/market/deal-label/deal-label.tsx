import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icon/icon.tsx';
import type { IconName } from '../../icon/icon.tsx';
import { theme } from '../../theme/theme.ts';

export interface DealLabelProps {
  /** Price compared with the market; `unusually-low` is a warning. */
  grade: 'great' | 'good' | 'fair' | 'high' | 'unusually-low';
  /** Small on a card. @default 'm' */
  size?: 'm' | 's';
  /** The comparison in words, with the amount in rupees. */
  children: ReactNode;
}

const looks = {
  great: { tone: 'success', icon: 'trending' },
  good: { tone: 'success', icon: 'trending' },
  fair: { tone: 'plain', icon: 'check' },
  high: { tone: 'warn', icon: 'trending' },
  'unusually-low': { tone: 'warn', icon: 'alert' },
} as const satisfies Record<DealLabelProps['grade'], { tone: string; icon: IconName }>;

/** Price rating. Renders a `<p>`. */
export function DealLabel({ grade, size = 'm', children }: DealLabelProps) {
  const { tone, icon } = looks[grade];
  return (
    <Root data-tone={tone} data-size={size}>
      <Icon name={icon} size={size === 's' ? 16 : 20} />
      <span>{children}</span>
    </Root>
  );
}

const Root = styled.p`
  display: inline-flex;
  align-items: flex-start;
  gap: ${theme.space[2]};
  padding: 8px 12px 6px;
  border-radius: ${theme.radius.s};
  background: ${theme.color.bgStage};
  color: ${theme.color.textDefault};
  font-weight: ${theme.weight.semibold};
  line-height: 1.3;

  &[data-size='s'] {
    padding: 5px 8px 3px;
    font: ${theme.type.small};
    font-weight: ${theme.weight.medium};
  }
  &[data-tone='success'] {
    background: ${theme.color.statusSuccessBg};
    color: ${theme.color.statusSuccessFg};
  }
  &[data-tone='success'] > svg {
    transform: scaleY(-1);
  }
  &[data-tone='warn'] {
    background: ${theme.color.statusWarnBg};
    color: ${theme.color.statusWarnFg};
  }
  > svg {
    flex: none;
  }
`;
