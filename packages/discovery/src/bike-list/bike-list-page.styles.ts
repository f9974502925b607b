import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Page = styled.div`
  padding-block: ${theme.space[2]} ${theme.space[16]};
`;

export const Related = styled.nav`
  margin-bottom: ${theme.space[6]};
`;
