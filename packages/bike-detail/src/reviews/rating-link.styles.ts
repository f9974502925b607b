import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Way = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.layout.tap};
  text-decoration: underline ${theme.color.lineControl} 1.5px;
  text-underline-offset: 5px;
`;
