import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Root = styled.details`
  margin-top: ${theme.space[2]};

  > summary {
    display: flex;
    align-items: center;
    min-height: ${theme.layout.tap};
    font-weight: ${theme.weight.semibold};
    text-decoration: underline ${theme.color.lineControl} 1.5px;
    text-underline-offset: 5px;
  }
  ${theme.media.noScript} {
    display: none;
  }
  @media print {
    &:not([open]) {
      display: none;
    }
  }
`;

export const Basis = styled.p`
  padding: ${theme.space[2]} ${theme.space[3]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Table = styled.table`
  width: 100%;

  th,
  td {
    padding: ${theme.space[2]} ${theme.space[3]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
    font-weight: ${theme.weight.regular};
    text-align: start;
  }
  td {
    font-weight: ${theme.weight.medium};
    font-variant-numeric: tabular-nums lining-nums;
    text-align: end;
  }
  [data-selected='true'] {
    background: ${theme.color.bgSelected};
  }
`;
