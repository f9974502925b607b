import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Note = styled.p`
  color: ${theme.color.textMuted};
`;

export const Failure = styled.div`
  margin-bottom: ${theme.space[4]};

  &:empty {
    display: none;
  }
`;
