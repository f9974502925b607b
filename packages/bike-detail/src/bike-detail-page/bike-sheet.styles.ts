import { Container, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Figures = styled(Container)`
  padding-bottom: ${theme.space[10]};
`;
