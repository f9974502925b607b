import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Room = styled.section`
  overflow-x: auto;
  background: ${theme.color.bgRaised};
`;

export const Table = styled.table`
  width: 100%;
  min-width: 720px;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${theme.space[3]} ${theme.space[4]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
    text-align: end;
  }
  th:first-child {
    text-align: start;
  }
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
