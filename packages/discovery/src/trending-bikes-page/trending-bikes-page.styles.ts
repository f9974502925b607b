import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Page = styled.div`
  padding-top: ${theme.space[2]};
`;
