import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface StickyBarProps {
  /** Label for screen readers: 'Price of Classic 350'. */
  label: string;
  /** Content on the left: a price with its qualifier. */
  summary: ReactNode;
  /** One or two buttons on the right. */
  children: ReactNode;
}

/**
 * Bar that sticks to the lower edge below 1024 px; wider screens show its content elsewhere. Must be the last
 * child of its container. Renders a `<section>`.
 */
export function StickyBar({ label, summary, children }: StickyBarProps) {
  return (
    <Root aria-label={label}>
      <Summary>{summary}</Summary>
      {children}
    </Root>
  );
}

const Root = styled.section`
  position: sticky;
  inset-block-end: 0;
  z-index: ${theme.zIndex.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: 10px ${theme.layout.gutter} max(10px, env(safe-area-inset-bottom));
  background: ${theme.color.bgPage};
  box-shadow: ${theme.shadow.sticky};

  ${theme.media.low} {
    position: static;
  }

  ${theme.media.nav} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const Summary = styled.div`
  flex: 1;
  min-width: 0;
`;
