import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Title = styled.h1`
  margin-block: ${theme.space[4]} ${theme.space[6]};
`;

export const Onward = styled.p`
  margin-top: ${theme.space[6]};
`;
