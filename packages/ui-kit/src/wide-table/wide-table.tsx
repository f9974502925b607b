import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as texts from '#texts/wide-table';
import { theme } from '../theme/theme.ts';

/** Width from which a table of many columns shows them all. */
const room = '720px';

export interface WideTableProps {
  /** Label for screen readers. */
  label: string;
  /** Whether it has too many columns for a phone. @default true */
  isWide?: boolean;
  children: ReactNode;
}

/** Table that scrolls sideways if its columns do not fit, with a hint above it. */
export const WideTable = ({ label, isWide = true, children }: WideTableProps) => (
  <Room data-wide={isWide}>
    {isWide && <Cue aria-hidden="true">{texts.moreColumns} →</Cue>}
    <Scroller aria-label={label} tabIndex={0}>
      {children}
    </Scroller>
  </Room>
);

const Room = styled.div`
  min-width: 0;
  container-type: inline-size;

  &[data-wide='true'] table {
    min-width: ${room};
  }
  @media print {
    container-type: normal;

    &[data-wide='true'] table {
      min-width: 0;
    }
  }
`;

const Cue = styled.p`
  display: none;
  padding-bottom: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  @container (width < ${room}) {
    display: block;
  }
  @media print {
    display: none;
  }
`;

const Scroller = styled.section`
  overflow-x: auto;

  &:focus-visible {
    outline-offset: -3px;
  }
`;
