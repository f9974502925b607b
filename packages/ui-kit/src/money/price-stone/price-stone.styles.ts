import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export const Message = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  color: ${theme.color.textMuted};
`;

export const Corner = styled.div`
  float: inline-end;
  margin-top: ${theme.space[2]};
`;

export const Failure = styled.div`
  &:not(:last-child) {
    margin-bottom: ${theme.space[4]};
  }
`;
