import { clearOfBar, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Choice = styled.div`
  ${theme.media.noScript} {
    display: none;
  }
`;

/**
 * Names above their columns, sticky below the site header on wide screens; narrow screens show them in the table. On low screens they
 * scroll away.
 */
export const Names = styled.div`
  display: none;

  ${theme.media.nav} {
    ${clearOfBar(theme.space[12])}
    position: sticky;
    inset-block-start: ${theme.layout.header};
    z-index: ${theme.zIndex.sticky};
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    padding-block: ${theme.space[3]};
    background: ${theme.color.bgPage};
    font: ${theme.type.h4};

    > span {
      padding-inline: 14px;
    }
  }
  ${theme.media.low} {
    position: static;
  }
`;

export const Said = styled.output`
  display: block;

  &:not(:empty) {
    padding-block: ${theme.space[4]};
  }
`;
