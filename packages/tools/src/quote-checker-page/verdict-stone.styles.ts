import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Answer = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding-bottom: ${theme.space[4]};
`;

export const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: baseline;
  color: ${theme.color.textMuted};

  > :first-child {
    color: ${theme.color.textDefault};
  }
`;

export const Bar = styled.div`
  display: flex;
  height: 12px;

  > span {
    background: ${theme.color.lineStrong};
  }
  > span:last-child {
    background: ${theme.color.textDanger};
  }
`;

export const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${theme.space[2]};

  > dd {
    font-weight: ${theme.weight.semibold};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

export const Check = styled.p`
  font: ${theme.type.small};

  &[data-tone='right'] {
    color: ${theme.color.statusSuccessFg};
  }
  &[data-tone='wrong'] {
    color: ${theme.color.textDanger};
  }
`;

export const Basis = styled.p`
  padding-top: ${theme.space[4]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;
