import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Failure = styled.div`
  padding-bottom: ${theme.space[12]};
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[5]};
  align-items: center;
  margin-top: ${theme.space[4]};
`;

export const Said = styled.output`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.textMuted};
`;
