import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Language = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.layout.tap};
  color: ${theme.color.textOnInk};
`;
