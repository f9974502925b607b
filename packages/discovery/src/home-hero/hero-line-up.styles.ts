import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** On narrow screens the road goes on beyond both edges, with the stone behind the first bike. */
export const LineUp = styled.div`
  display: flex;
  align-items: flex-end;
  min-height: calc(860 * var(--mm));
  margin-inline-start: calc(-500 * var(--mm));

  > * {
    flex: none;
    margin-inline-end: calc(120 * var(--mm));
  }

  ${theme.media.belowNav} {
    > * {
      order: 2;
    }
    > svg,
    > :first-child {
      order: 1;
    }
  }

  ${theme.media.nav} {
    justify-content: space-between;
    max-width: calc(${theme.layout.container} + 2 * ${theme.layout.gutter});
    margin-inline: auto;
    padding-inline: ${theme.space[5]};

    > * {
      margin-inline-end: 0;
    }
  }
`;
