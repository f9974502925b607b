import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Known = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 776px;
`;

export const Curve = styled.svg`
  width: 100%;
  height: auto;
  fill: none;

  > g > path {
    stroke: ${theme.color.lineHair};
  }
  > [data-part='event'] > path {
    stroke: ${theme.color.lineControl};
    stroke-dasharray: 4 4;
  }
  text {
    fill: ${theme.color.textMuted};
    font: ${theme.type.small};
    font-variant-numeric: tabular-nums lining-nums;
  }
  > [data-part='line'] {
    stroke: ${theme.color.lineStrong};
    stroke-width: 3;
  }
  > [data-part='point'] {
    fill: ${theme.color.lineStrong};
  }
  > [data-part='ground'] {
    stroke: ${theme.color.lineGround};
    stroke-width: 2;
  }
  ${theme.media.belowNav} {
    text {
      font-size: 1.25rem;
    }
  }
`;

export const Table = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums lining-nums;

  th,
  td {
    padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[2]} 0;
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
    text-align: start;
    vertical-align: top;
  }
`;
