import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Basis = styled.span`
  display: grid;
  gap: 2px;
  padding-bottom: 6px;
  overflow-wrap: anywhere;
`;

export const Reason = styled.small`
  display: block;
  margin-top: ${theme.space[2]};
  font: ${theme.type.small};
`;
