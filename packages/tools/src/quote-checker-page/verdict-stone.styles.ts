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

/** Parts of the total on a line with ticks. */
export const Ruler = styled.div`
  --mm: 0.2px;
  --ground: ${theme.color.lineStrong};
  padding-top: ${theme.space[2]};
`;

export const Bar = styled.div`
  display: flex;
  height: 14px;
  forced-color-adjust: none;

  > span {
    flex-basis: 4px;
    background: ${theme.color.lineStrong};
  }
  > [data-part='too-much'] {
    background: ${theme.color.actionSignalHover};
  }
  > [data-part='refused'] {
    background: ${theme.color.textDanger};
  }
`;

export const Sums = styled.dl`
  display: grid;
  gap: ${theme.space[2]};

  > div {
    display: flex;
    gap: ${theme.space[3]};
  }
  > [data-part]::before {
    width: 14px;
    height: 14px;
    margin-top: 5px;
    border-radius: 2px;
    background: ${theme.color.lineStrong};
    content: '';
    forced-color-adjust: none;
  }
  > [data-part='too-much']::before {
    background: ${theme.color.actionSignalHover};
  }
  > [data-part='refused']::before {
    background: ${theme.color.textDanger};
  }
  > :last-child {
    padding-top: ${theme.space[3]};
    border-top: ${theme.border.control} solid ${theme.color.lineStrong};
    font-weight: ${theme.weight.semibold};
  }
  dd {
    margin-inline-start: auto;
    font-weight: ${theme.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;

export const Steps = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[5]};

  small {
    display: block;
    padding-top: ${theme.space[2]};
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
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
