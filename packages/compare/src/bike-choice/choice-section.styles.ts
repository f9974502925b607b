import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 480px) auto;
  gap: ${theme.space[3]};
  align-items: end;
  justify-content: start;
  margin-bottom: ${theme.space[3]};
`;

export const Other = styled.p`
  margin-bottom: ${theme.space[3]};
`;
