import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import { figureTable, sideBySide, stacked } from '../tool-look/layout.ts';

export const Columns = styled.div`
  ${sideBySide('minmax(0, 400px) minmax(0, 1fr)', theme.space[12])}
  padding-bottom: ${theme.space[8]};
`;

/** The curves of the last entries stay, faded, while new ones are worked out. */
export const Answer = styled.div`
  min-width: 0;

  &[aria-busy='true'] svg {
    opacity: 0.5;
  }
`;

/** Two bikes on their ground line, and the stone between them. */
export const Machines = styled.div`
  position: relative;
`;

export const Versus = styled.span`
  position: absolute;
  inset-block-end: 13px;
  inset-inline-start: 50%;
  display: grid;
  place-items: center;
  width: 36px;
  height: 40px;
  padding-top: 4px;
  transform: translateX(-50%);
  border-radius: ${theme.radius.stone};
  background: ${theme.color.actionSignalBg};
  color: ${theme.color.actionSignalFg};
  font: ${theme.weight.semibold} 1rem/1 ${theme.font.display};
`;

export const Fields = styled.form`
  ${stacked(theme.space[5])}
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[4]};
  align-items: end;
`;

export const Headline = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: baseline;
`;

export const Note = styled.p`
  padding-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Legend = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[5]};
  padding-block: ${theme.space[4]} ${theme.space[2]};
  font: ${theme.type.small};

  > li::before {
    display: inline-block;
    width: 26px;
    margin-inline-end: ${theme.space[2]};
    border-top: 3px solid ${theme.color.textDefault};
    content: '';
    vertical-align: middle;
  }
  > li[data-look='electric']::before {
    border-color: ${theme.color.textElectric};
  }
  > li[data-look='other']::before {
    border-color: ${theme.color.lineControl};
    border-style: dashed;
  }
`;

export const TableRoom = styled.section`
  overflow-x: auto;
  padding-bottom: ${theme.space[8]};

  table {
    ${figureTable()}
  }
  caption {
    padding-bottom: ${theme.space[3]};
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
    text-align: start;
  }
  th,
  td {
    vertical-align: top;
  }
  table th:first-child {
    padding-inline-start: 0;
  }
  small {
    display: block;
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
`;

export const Assumptions = styled.dl`
  display: grid;
  gap: 0 ${theme.space[8]};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space[1]} ${theme.space[4]};
    padding-block: ${theme.space[3]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  }
  dd {
    font-weight: ${theme.weight.semibold};
    text-align: end;
  }
  dd + dd {
    grid-column: 1 / -1;
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
    text-align: start;
  }
  ${theme.media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${theme.media.xl} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const AssumedFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${theme.space[4]};
  align-items: end;
`;
