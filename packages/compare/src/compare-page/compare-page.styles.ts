import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[8]};
  padding-block: ${theme.space[5]};
`;

export const Versus = styled.span`
  color: ${theme.color.textSubtle};
`;
