import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Filtering what is loaded takes a script. */
export const Search = styled.div`
  max-width: 360px;
  margin-bottom: ${theme.space[5]};

  ${theme.media.noScript} {
    display: none;
  }
`;

/** Holds its room while the categories are on their way. */
export const Categories = styled.div`
  min-height: 40px;
  margin-top: ${theme.space[6]};
`;
