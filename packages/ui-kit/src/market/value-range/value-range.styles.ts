import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export const Bounds = styled.p`
  font: ${theme.type.priceL};
  font-variant-numeric: tabular-nums lining-nums;

  > small {
    color: ${theme.color.textSubtle};
    font: ${theme.type.body};
  }
`;

export const Room = styled.div`
  margin-top: ${theme.space[3]};

  &[data-asked] {
    margin-inline: ${theme.space[3]};
  }
`;

export const Ruler = styled.div`
  position: relative;
  height: 38px;
  border-bottom: ${theme.border.ground} solid ${theme.color.lineStrong};
  background: repeating-linear-gradient(90deg, ${theme.color.lineStrong} 0 1.5px, transparent 1.5px 10%) 0 100% / 100%
    7px no-repeat;

  &::before {
    content: '';
    position: absolute;
    inset: auto var(--rest) -5px var(--from);
    height: 8px;
    background: ${theme.color.actionSignalBg};
  }
  [data-asked] > & {
    height: 12px;
  }
`;

export const Marker = styled.b`
  position: absolute;
  inset-block-end: 9px;
  padding-inline: 4px;
  background: ${theme.color.bgRaised};
  font: ${theme.type.priceS};
  font-variant-numeric: tabular-nums lining-nums;
  transform: translateX(-50%);
`;

export const Tick = styled.i`
  position: absolute;
  inset-block-end: -7px;
  width: 3px;
  height: 13px;
  background: ${theme.color.lineStrong};
  transform: translateX(-50%);
`;

export const Asked = styled.p`
  position: relative;
  height: 50px;
  margin-bottom: -10px;

  > b {
    position: absolute;
    font: ${theme.type.priceS};
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
  > i {
    position: absolute;
    inset-block-start: 22px;
    z-index: 1;
    width: 22px;
    height: 28px;
    border-radius: ${theme.radius.pill} ${theme.radius.pill} 2px 2px;
    background: radial-gradient(circle at 50% 11px, ${theme.color.actionSignalBg} 4px, transparent 4.5px)
      ${theme.color.lineStrong};
    transform: translateX(-50%);
  }
`;

export const Figures = styled.p`
  position: relative;
  height: 1lh;
  margin-top: ${theme.space[2]};
  font: ${theme.type.micro};
  font-variant-numeric: tabular-nums lining-nums;

  > * {
    position: absolute;
    transform: translateX(-50%);
  }
`;

export const Confidence = styled.p`
  margin-top: 14px;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;
