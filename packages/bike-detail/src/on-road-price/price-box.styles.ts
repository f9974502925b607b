import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Room = styled.div`
  margin-top: ${theme.space[4]};
`;

export const Foot = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  width: 100%;

  small {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
`;
