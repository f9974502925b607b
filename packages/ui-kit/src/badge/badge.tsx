import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { theme } from '../theme/theme.ts';

export interface BadgeProps {
  /** Meaning of the text: most important, a fact, electric (with a bolt), verified (with a tick), or secondary. */
  tone: 'signal' | 'ink' | 'electric' | 'success' | 'plain';
  /** Small next to a name in a row or a table. @default 'm' */
  size?: 'm' | 's';
  /** One or two words; shown in capitals. */
  children: ReactNode;
}

/** Short label. Renders a `<span>`. */
export function Badge({ tone, size = 'm', children }: BadgeProps) {
  return (
    <Root data-tone={tone} data-size={size}>
      {tone === 'electric' && <Icon name="bolt" size={14} />}
      {tone === 'success' && <Icon name="circle-check" size={14} />}
      {children}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  height: 24px;
  padding: 1px 9px 0;
  border-radius: ${theme.radius.standS};
  background: ${theme.color.bgInk};
  color: ${theme.color.textOnInk};
  font: ${theme.weight.display} 0.8125rem/1 ${theme.font.display};
  letter-spacing: 0.03em;
  text-transform: uppercase;
  white-space: nowrap;

  &[data-size='s'] {
    height: 20px;
    padding-inline: 6px;
    font-size: 0.75rem;
    vertical-align: middle;
  }
  &[data-tone='signal'] {
    background: ${theme.color.actionSignalBg};
    color: ${theme.color.actionSignalFg};
  }
  &[data-tone='electric'] {
    background: ${theme.color.electricBg};
    color: ${theme.color.electricFg};
  }
  &[data-tone='success'] {
    background: ${theme.color.statusSuccessBg};
    color: ${theme.color.statusSuccessFg};
  }
  &[data-tone='plain'] {
    background: ${theme.color.bgStage};
    color: ${theme.color.textMuted};
  }
`;
