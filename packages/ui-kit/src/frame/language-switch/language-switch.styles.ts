import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export const Language = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.layout.tap};
  color: ${theme.color.textOnInk};
`;
