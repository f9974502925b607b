import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Emi = styled.p`
  color: ${theme.color.textMuted};

  > b {
    color: ${theme.color.textDefault};
    font: ${theme.type.priceXl};
    font-variant-numeric: tabular-nums;
  }
`;

export const Lines = styled.dl`
  margin-top: ${theme.space[3]};
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[4]};
    padding-block: ${theme.space[2]};
  }
  dd {
    font-weight: ${theme.weight.semibold};
  }
  > [data-sum] {
    border-top: ${theme.border.hair} solid ${theme.color.lineStrong};
    font-weight: ${theme.weight.semibold};
  }
`;

export const Bar = styled.div`
  display: flex;
  height: 10px;
  margin-top: ${theme.space[4]};
  forced-color-adjust: none;

  > i {
    background: ${theme.color.lineStrong};
  }
  > u {
    flex: 1;
    background: ${theme.color.actionSignalHover};
  }
`;

export const Ruler = styled.div`
  --mm: 0.096px;
  --ground: ${theme.color.lineControl};
`;

export const Foot = styled.div`
  margin-top: ${theme.space[4]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;
