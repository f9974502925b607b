import { css, styled } from 'styled-components';
import { columnsToScale } from '../stage/scale.ts';
import { theme } from '../../theme/theme.ts';
import { joinedInOneRow, joinedInRows } from './joined-cards.ts';

/** Size container by which the scale of a row is calculated. */
export const Room = styled.div`
  container-type: inline-size;
`;

// Safari drops list semantics without markers unless the role is explicit.
const list = { role: 'list' };

const rowsOf = (columns: 3 | 4, scale: string) => css`
  display: grid;
  row-gap: ${theme.space[10]};
  ${columnsToScale(theme.scale.rowS, '100cqi - 8px')}

  > li {
    display: flex;
    min-width: 0;
  }
  /* 360 px with letters of usual size: larger ones need the room of both columns for a price. */
  ${theme.media.belowNav} and (min-width: 22.5em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    ${columnsToScale(theme.scale.rowS, '100cqi / 2 - 8px')}
    ${joinedInRows(2, theme.space[3])}
  }
  ${theme.media.nav} {
    grid-template-columns: repeat(${columns}, minmax(0, 1fr));
    row-gap: ${theme.space[12]};
    ${columnsToScale(scale, `100cqi / ${columns} - 8px`)}
    ${joinedInRows(columns, theme.space[5])}
  }
`;

const GridOfFour = styled.ul.attrs(list)`
  ${rowsOf(4, theme.scale.row)}
`;

const GridOfThree = styled.ul.attrs(list)`
  ${rowsOf(3, theme.scale.category)}
`;

/**
 * Grids of cards on a shared stage, at the design's scale unless the longest bike would not fit its column;
 * separate per column count, so that a page only sends its own styles.
 */
export const grids = { 3: GridOfThree, 4: GridOfFour };

/** Row of items that scrolls and snaps; on narrow screens it reaches the page's edges and shows part of the next item. */
export const Track = styled.ul.attrs(list)`
  --gap: ${theme.space[4]};
  --columns: 4;
  display: grid;
  grid-auto-columns: min(316px, 100%);
  grid-auto-flow: column;
  gap: var(--gap);
  margin-inline: calc(-1 * ${theme.layout.gutter});
  padding-inline: ${theme.layout.gutter};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${theme.layout.gutter};
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[data-columns='3'] {
    --columns: 3;
  }
  > li {
    display: flex;
    min-width: 0;
    scroll-snap-align: start;
  }
  ${theme.media.nav} {
    --gap: 28px;
    grid-auto-columns: calc((100% + var(--gap)) / var(--columns) - var(--gap));
    margin-inline: 0;
    padding-inline: 0;
    scroll-padding-inline: 0;
  }

  &[data-spacing='joined'] {
    --gap: 0px;
    grid-auto-columns: 244px;
    ${columnsToScale(theme.scale.rowS, '236px')}
    ${joinedInOneRow('14px')}

    ${theme.media.nav} {
      border-radius: 14px 14px 0 0;
      grid-auto-columns: calc(100% / var(--columns));
      ${columnsToScale(theme.scale.row, '100cqi / var(--columns) - 8px')}
      ${joinedInOneRow(theme.space[5])}
    }
  }

  /* One bike at the size of wide screens, with a good part of the next beside it. */
  &[data-narrow='one-large'] {
    ${theme.media.belowNav} {
      --large: min(100cqi - ${theme.space[12]}, 340px);
      grid-auto-columns: var(--large);
      ${columnsToScale(theme.scale.row, 'var(--large) - 8px')}
    }
  }
`;
