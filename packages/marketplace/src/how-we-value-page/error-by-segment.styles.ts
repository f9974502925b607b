import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Bars = styled.figure`
  margin-inline: 0;
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) 5ch;
  gap: ${theme.space[3]};
  align-items: center;
  padding-block: ${theme.space[1]};

  > b {
    font-variant-numeric: tabular-nums lining-nums;
    text-align: end;
  }
`;

/** The first row, for all listings, is yellow; a tick marks every 10 per cent. */
export const Bar = styled.i`
  position: relative;
  height: 22px;
  border-bottom: ${theme.border.control} solid ${theme.color.lineStrong};
  background: repeating-linear-gradient(
      90deg,
      ${theme.color.lineStrong} 0 1.5px,
      transparent 1.5px calc(100% / var(--ticks))
    )
    0 100% / 100% 5px no-repeat;

  &::before {
    content: '';
    position: absolute;
    inset: 4px auto 5px 0;
    width: calc(100% * var(--share));
    background: ${theme.color.lineControl};
  }
  ${Row}:first-child > &::before {
    background: ${theme.color.actionSignalBg};
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }
`;

export const Table = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums lining-nums;

  > caption {
    padding-block: ${theme.space[3]} ${theme.space[1]};
    text-align: start;
    font-weight: ${theme.weight.semibold};
  }
  th,
  td {
    padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[2]} 0;
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
    text-align: end;
  }
  th:first-child {
    text-align: start;
  }
  tbody th {
    font-weight: ${theme.weight.regular};
  }
`;
