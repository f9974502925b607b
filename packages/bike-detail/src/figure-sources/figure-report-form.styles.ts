import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 52ch;
  padding-block: ${theme.space[4]};
  color: ${theme.color.textDefault};

  > h3 {
    font: ${theme.type.h4};
  }
`;
