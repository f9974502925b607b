import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]} ${theme.space[10]};

  ${theme.media.nav} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
  }
`;

export const Bill = styled.dl`
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${theme.space[1]} ${theme.space[4]};
    padding-block: ${theme.space[3]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  }
  > div:nth-last-child(2) {
    border-bottom: ${theme.border.ground} solid ${theme.color.lineGround};
  }
  > div:last-child {
    border-bottom: 0;
    font-weight: ${theme.weight.semibold};
  }
  dt {
    flex: 1 1 200px;
    min-width: 0;
  }
  small {
    display: block;
    max-width: 60ch;
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
  dd {
    font-weight: ${theme.weight.semibold};
    text-align: end;
  }
`;

export const Note = styled.p`
  max-width: 68ch;
  margin-top: ${theme.space[3]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Steps = styled.ol.attrs({ role: 'list' })`
  border-top: ${theme.border.ground} solid ${theme.color.lineGround};

  > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${theme.space[1]} ${theme.space[4]};
    padding-block: ${theme.space[3]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  }
  time {
    color: ${theme.color.textMuted};
  }
  b {
    font-weight: ${theme.weight.semibold};
  }
`;

export const History = styled.section`
  h3 {
    margin-bottom: ${theme.space[2]};
    font: ${theme.type.h4};
  }
  > p {
    margin-bottom: ${theme.space[3]};
    color: ${theme.color.textMuted};
  }
  > svg {
    display: block;
    width: 100%;
    height: 96px;
  }
  path {
    fill: none;
    stroke: currentColor;
    stroke-width: 2.5px;
    vector-effect: non-scaling-stroke;
  }
`;
