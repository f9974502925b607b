import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** The line below a shelf, with the way to all of its bikes. */
export const ShelfFoot = styled.p`
  margin-top: ${theme.space[6]};
`;
