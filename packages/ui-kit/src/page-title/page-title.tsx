import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface PageTitleProps {
  /** The title of the page. */
  children: ReactNode;
  /** A sentence or a `ReadMore` below it. */
  intro?: ReactNode;
}

/** The title of a page, with what it is about. Renders an `<h1>`. */
export function PageTitle({ children, intro }: PageTitleProps) {
  return (
    <Root>
      <h1>{children}</h1>
      {intro && <Intro>{intro}</Intro>}
    </Root>
  );
}

const Root = styled.div`
  padding-block: ${theme.space[2]} 28px;
`;

const Intro = styled.div`
  max-width: 68ch;
  margin-top: ${theme.space[3]};
  color: ${theme.color.textMuted};

  @media print {
    display: none;
  }
`;
