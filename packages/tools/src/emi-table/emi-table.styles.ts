import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Table = styled.table`
  width: 100%;

  th,
  td {
    padding: 14px 6px;
    border-top: ${theme.border.hair} solid ${theme.color.lineHair};
    font-size: 0.875rem;
    text-align: end;
  }
  th:first-child {
    padding-inline-start: 14px;
    font-weight: ${theme.weight.regular};
    text-align: start;
  }
  thead th {
    border-top: 0;
    color: ${theme.color.textMuted};
    font: ${theme.weight.medium} 0.8125rem/1.3 ${theme.font.body};
    vertical-align: bottom;
  }
  td:nth-last-child(2),
  th:nth-last-child(2) {
    padding-inline-end: 14px;
  }
  [data-chosen='true'] {
    background: ${theme.color.bgSelected};
    box-shadow: inset 3px 0 0 ${theme.color.actionSignalHover};
  }
  ${theme.media.m} {
    th,
    td {
      padding-inline: ${theme.space[3]};
      font-size: 1rem;
    }
    th:first-child {
      padding-inline-start: ${theme.space[6]};
    }
    thead th {
      font-size: 0.875rem;
    }
  }
`;

export const Emi = styled.b`
  font: ${theme.type.priceS};
  font-variant-numeric: tabular-nums lining-nums;

  ${theme.media.m} {
    font: ${theme.type.priceM};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

export const BarCell = styled.td`
  display: none;

  ${theme.media.m} {
    ${Table} & {
      display: table-cell;
      width: 26%;
      padding-inline-end: ${theme.space[6]};
      text-align: start;
    }
  }
`;

export const Bar = styled.span`
  display: flex;
  gap: 2px;
  height: 10px;

  > i {
    background: ${theme.color.lineStrong};
  }
  > u {
    background: ${theme.color.actionSignalHover};
  }
  @media (forced-colors: active) {
    > i {
      background: CanvasText;
    }
    > u {
      background: Highlight;
    }
  }
`;

export const Footnote = styled.p`
  padding: 14px 18px ${theme.space[5]};
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};
  color: ${theme.color.textSubtle};
  font: ${theme.type.micro};

  ${theme.media.nav} {
    padding-inline: ${theme.space[6]};
  }
`;
