import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface PageTitleProps {
  /** Title of the page. */
  children: ReactNode;
  /** Sentence or `ReadMore` below the title. */
  intro?: ReactNode;
}

/** Title of a page, with an intro. Renders an `<h1>`. */
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
