import { missingPrice } from '@dopahiya/domain/site';
import { styled } from 'styled-components';
import * as texts from '#texts/compared-cell';
import { theme } from '../../theme/theme.ts';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import { type ComparedRow, differsFromFirst } from './compared-row.ts';

interface ComparedCellProps {
  row: ComparedRow;
  /** Column, counted from 0. */
  index: number;
  /** Whether it is visible at first. @default 'shown' */
  place?: 'shown' | 'later';
}

/** Value of a comparison; one that differs from the first gets a tint, a bar and a hint for screen readers. */
export function ComparedCell({ row, index, place = 'shown' }: ComparedCellProps) {
  const differs = differsFromFirst(row, index);
  return (
    <Cell data-differs={differs} data-later={place === 'later'}>
      {row.values[index] ?? missingPrice.table}
      {differs && <VisuallyHidden> {texts.differs}</VisuallyHidden>}
    </Cell>
  );
}

// Explicit role, because some browsers drop table semantics with a grid layout on narrow screens.
const Cell = styled.td.attrs({ role: 'cell' })`
  position: relative;
  font-weight: ${theme.weight.medium};

  &[data-differs='true'] {
    background: ${theme.color.diffBg};
    box-shadow: inset 3px 0 0 ${theme.color.actionSignalHover};
  }
`;
