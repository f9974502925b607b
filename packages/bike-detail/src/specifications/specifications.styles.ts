import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Groups = styled.div`
  max-width: 844px;
`;

export const Features = styled.ul`
  padding-inline-start: ${theme.space[5]};
  list-style: disc;
`;
