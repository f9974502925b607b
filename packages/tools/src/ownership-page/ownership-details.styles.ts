import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import { figureTable } from '../mixins/layout.ts';

export const Table = styled.table`
  ${figureTable()}
  margin-bottom: ${theme.space[8]};

  caption {
    padding-bottom: ${theme.space[3]};
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
    text-align: start;
  }
  th,
  td {
    vertical-align: top;
  }
  th:first-child {
    padding-inline-start: 0;
  }
  small {
    display: block;
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
`;

export const Assumptions = styled.dl`
  display: grid;
  gap: 0 ${theme.space[8]};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space[1]} ${theme.space[4]};
    padding-block: ${theme.space[3]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  }
  dd {
    font-weight: ${theme.weight.semibold};
    text-align: end;
  }
  dd + dd {
    grid-column: 1 / -1;
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
    text-align: start;
  }
  ${theme.media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${theme.media.xl} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const AssumedFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${theme.space[4]};
  align-items: end;
`;
