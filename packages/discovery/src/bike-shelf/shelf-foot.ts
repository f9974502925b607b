import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Line below a shelf, with the link to all of its bikes. */
export const ShelfFoot = styled.p`
  margin-top: ${theme.space[6]};
`;
