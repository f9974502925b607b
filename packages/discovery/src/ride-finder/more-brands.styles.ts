import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** The room of the button that is to come. */
export const Waiting = styled.div`
  height: ${theme.layout.tap};
  margin-top: ${theme.space[6]};
`;
