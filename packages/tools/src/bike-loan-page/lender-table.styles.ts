import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import { figureTable } from '../mixins/layout.ts';

export const Table = styled.table`
  ${figureTable(`${theme.space[3]} ${theme.space[4]}`)}
  background: ${theme.color.bgRaised};

  thead th {
    border-bottom: ${theme.border.ground} solid ${theme.color.lineStrong};
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
  tbody th {
    font-weight: ${theme.weight.semibold};
  }
  tr[data-cheapest='true'] {
    background: ${theme.color.bgSelected};
  }
`;
