import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/**
 * On narrow screens the road goes on beyond both edges, with the stone behind the first bike, as it stands in the page: what
 * arrives later pushes nothing aside. On wide ones the stone stands before the last, and nothing is seen before all has come:
 * each bike that arrives moves the others, and the road behind them arrives last.
 */
export const LineUp = styled.div`
  display: flex;
  align-items: flex-end;
  margin-inline-start: calc(-500 * var(--mm));

  > * {
    flex: none;
    margin-inline-end: calc(120 * var(--mm));
  }

  ${theme.media.nav} {
    justify-content: space-between;
    width: 100%;
    max-width: calc(${theme.layout.container} + 2 * ${theme.layout.gutter});
    margin-inline: auto;
    padding-inline: ${theme.space[5]};

    &:not(:has(+ *)) {
      visibility: hidden;
    }

    > * {
      margin-inline-end: 0;
    }
    > svg {
      order: 1;
    }
    > :nth-child(n + 6) {
      order: 2;
    }
  }
`;
