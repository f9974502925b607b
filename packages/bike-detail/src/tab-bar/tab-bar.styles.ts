import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Row = styled.div`
  flex: 1 1 auto;
  min-width: 0;

  > nav {
    position: relative;
    border: 0;
  }
  ${theme.media.belowNav} {
    order: 1;
    grid-column: 1 / -1;
    margin-inline: calc(-1 * ${theme.layout.gutter});

    > nav {
      padding-inline: ${theme.layout.gutter};
    }
  }
`;
