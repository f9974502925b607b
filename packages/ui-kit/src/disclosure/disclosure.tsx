import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/icon.tsx';
import { theme } from '../theme/theme.ts';

export interface DisclosureProps {
  /** Title; a heading of level 3. */
  title: ReactNode;
  /** Initial state. @default 'closed' */
  initially?: 'open' | 'closed';
  /** Collapsible content. */
  children: ReactNode;
}

/** Collapsible content with a title that works without scripts; several make an accordion. Renders a `<details>`. */
export function Disclosure({ title, initially = 'closed', children }: DisclosureProps) {
  return (
    <Root open={initially === 'open'}>
      <summary>
        <h3>{title}</h3>
        <Icon name="plus" size={22} />
        <Icon name="minus" size={22} />
      </summary>
      <Content>{children}</Content>
    </Root>
  );
}

const Root = styled.details`
  border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};

  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[4]};
    min-height: 64px;

    > h3 {
      font-size: 1.125rem;
    }
  }
  ${theme.media.nav} {
    > summary > h3 {
      font-size: 1.25rem;
    }
  }
  &:not([open]) > summary > svg:last-child,
  &[open] > summary > svg:first-of-type {
    display: none;
  }
`;

const Content = styled.div`
  padding-bottom: ${theme.space[5]};
`;
