import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
  max-width: 640px;
  margin-bottom: ${theme.space[5]};

  > :first-child {
    width: 100%;
  }
`;
