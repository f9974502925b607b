import { missingPrice } from '@dopahiya/domain/site';
import { styled } from 'styled-components';
import * as texts from '#texts/compared-cell';
import { theme } from '../../theme/theme.ts';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import { type ComparedRow, differsFromFirst } from './compared-row.ts';

interface ComparedCellProps {
  row: ComparedRow;
  /** The column, counted from 0. */
  index: number;
  /** Whether it is among those in sight. @default 'shown' */
  place?: 'shown' | 'later';
}

/** One value; one that differs from the first has a tint, a bar and a word for screen readers. */
export function ComparedCell({ row, index, place = 'shown' }: ComparedCellProps) {
  const differs = differsFromFirst(row, index);
  return (
    <Cell data-differs={differs} data-later={place === 'later'}>
      {row.values[index] ?? missingPrice.table}
      {differs && <VisuallyHidden> {texts.differs}</VisuallyHidden>}
    </Cell>
  );
}

// Told once more, because a table that is laid out as a grid on narrow screens is none to every browser.
const Cell = styled.td.attrs({ role: 'cell' })`
  position: relative;
  font-weight: ${theme.weight.medium};

  &[data-differs='true'] {
    background: ${theme.color.diffBg};
    box-shadow: inset 3px 0 0 ${theme.color.actionSignalHover};
  }
`;
