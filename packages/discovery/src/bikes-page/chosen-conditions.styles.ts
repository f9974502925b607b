import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Root = styled.div`
  margin-bottom: ${theme.space[4]};
`;
