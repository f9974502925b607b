import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export interface ChipRowProps {
  /** Label for screen readers: 'Brands'. */
  label: string;
  /** Whether it also wraps on narrow screens, e.g. for active filters that must all be visible. @default false */
  wraps?: boolean;
  /** The chips. */
  children: ReactNode;
}

/** Row of chips that scrolls on narrow screens and wraps on wide ones. Renders a `<ul>`. */
export function ChipRow({ label, wraps = false, children }: ChipRowProps) {
  const Row = wraps ? WrappingRow : ScrollingRow;
  return (
    <Row aria-label={label}>
      {Children.map(children, (chip) => (
        <li>{chip}</li>
      ))}
    </Row>
  );
}

const WrappingRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  > li > * {
    max-width: 100%;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

const ScrollingRow = styled.ul`
  display: flex;
  gap: ${theme.space[2]};
  margin: -6px calc(-1 * ${theme.layout.gutter});
  padding: 6px ${theme.layout.gutter};
  overflow-x: auto;
  scrollbar-width: none;

  > li {
    flex: none;
  }
  ${theme.media.nav} {
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;
