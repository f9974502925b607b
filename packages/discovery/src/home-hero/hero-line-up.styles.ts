import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/**
 * Narrow screens: the road runs past both edges and the stone follows the first bike, in DOM order, so that late images shift nothing.
 * Wide screens: the stone comes before the last bike, and all appear together, because each bike that loads moves the others and the road
 * loads last.
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
