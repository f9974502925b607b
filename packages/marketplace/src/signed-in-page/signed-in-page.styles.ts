import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Page = styled.div`
  padding-block: ${theme.space[5]} ${theme.space[12]};
`;
