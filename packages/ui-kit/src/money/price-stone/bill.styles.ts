import { keyframes, styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const appear = keyframes`from { opacity: 0; }`;

export const Total = styled.div`
  &[data-changed='true'] {
    animation: ${appear} ${theme.motion.quick} ${theme.motion.easeOut};
  }
`;

export const Note = styled.p`
  margin-top: ${theme.space[2]};
  color: ${theme.color.textSubtle};
  font: ${theme.type.micro};
`;

export const Lines = styled.ul`
  margin-top: ${theme.space[3]};
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  min-height: 38px;
  font-variant-numeric: tabular-nums lining-nums;

  > span {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-width: 0;
  }
  > b {
    font-weight: ${theme.weight.medium};
    white-space: nowrap;
  }
  &:is(summary) {
    min-height: ${theme.layout.tap};
  }
  &:is(summary) > span {
    text-decoration: underline dotted ${theme.color.lineControl} 1.5px;
    text-underline-offset: 5px;
  }
  [open] > & svg {
    rotate: 180deg;
  }
`;

export const Details = styled.dl`
  display: grid;
  gap: ${theme.space[1]};
  margin-block: ${theme.space[1]} ${theme.space[3]};
  padding: ${theme.space[1]} 0 ${theme.space[1]} ${theme.space[3]};
  border-inline-start: ${theme.border.focus} solid ${theme.color.lineHair};
  font: ${theme.type.small};

  > div {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    gap: ${theme.space[2]};
  }
  dt {
    color: ${theme.color.textMuted};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  margin-top: ${theme.space[3]};
  padding-top: ${theme.space[3]};
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};
`;
