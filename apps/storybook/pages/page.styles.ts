import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Page = styled.article`
  max-width: 1000px;
  margin: 0 auto;
  padding: ${theme.space[8]} ${theme.space[6]} ${theme.space[16]};
  font: ${theme.type.body};

  h1 {
    margin: 0 0 ${theme.space[4]};
    font: ${theme.type.d2};
  }
  h2 {
    margin: ${theme.space[12]} 0 ${theme.space[4]};
    font: ${theme.type.h2};
  }
  p {
    max-width: 68ch;
    margin: 0 0 ${theme.space[4]};
  }
  ol {
    padding-inline-start: ${theme.space[6]};
    list-style: decimal;
  }
  code {
    font-size: 0.875em;
  }
`;

/** Table of tokens: sample, name, use. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[2]} 0;
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
    text-align: start;
    vertical-align: middle;
  }
`;

/** Keeps a wide table inside the page; focusable for keyboard scrolling. */
export const Scroll = styled.div.attrs({ tabIndex: 0, role: 'region' })`
  overflow-x: auto;
`;

export const Swatch = styled.span`
  display: inline-block;
  width: 64px;
  height: 40px;
  border: ${theme.border.hair} solid ${theme.color.lineControl};
  border-radius: ${theme.radius.s};
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${theme.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${theme.type.small};

  ${Swatch} {
    display: block;
    width: 100%;
  }
`;

export const Bar = styled.span`
  display: block;
  height: 16px;
  background: ${theme.color.lineGround};
`;

export const Block = styled.span`
  display: block;
  width: 96px;
  height: 64px;
  background: ${theme.color.bgStage};
`;
