import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Reading = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[6]};

  > h2 {
    font: ${theme.type.h4};
  }
  > p {
    color: ${theme.color.textMuted};
  }
`;
