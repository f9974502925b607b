import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Both = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  margin-top: ${theme.space[5]};

  ${theme.media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > div {
    display: grid;
    align-content: start;
    gap: ${theme.space[1]};
  }
  h3 {
    font: ${theme.type.h4};
  }
  > div > p {
    color: ${theme.color.textMuted};
  }
`;
