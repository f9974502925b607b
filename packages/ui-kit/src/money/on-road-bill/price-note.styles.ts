import { theme } from '../../theme/theme.ts';
import { styled } from 'styled-components';

export const Dated = styled.strong`
  display: flex;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.s};
  background: ${theme.color.statusWarnBg};
  color: ${theme.color.statusWarnFg};
  font: ${theme.type.small};
  font-weight: ${theme.weight.medium};

  > svg {
    flex: none;
  }
`;
