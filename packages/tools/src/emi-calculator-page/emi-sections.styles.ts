import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import { figureTable } from '../mixins/layout.ts';

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[4]};

  @media print {
    display: none;
  }
  ${theme.media.noScript} {
    display: none;
  }
`;

export const Table = styled.table`
  ${figureTable()}
  background: ${theme.color.bgRaised};
  white-space: nowrap;
`;

export const More = styled.p`
  margin-top: ${theme.space[5]};
`;
