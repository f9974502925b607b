import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 560px) auto;
  align-items: center;
  justify-content: start;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[6]};
`;
