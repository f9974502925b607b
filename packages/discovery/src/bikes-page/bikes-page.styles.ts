import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Split = styled.div`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[10]};

  ${theme.media.nav} {
    grid-template-columns: 256px minmax(0, 1fr);
    align-items: start;
  }
`;

export const Results = styled.div`
  min-width: 0;
`;
