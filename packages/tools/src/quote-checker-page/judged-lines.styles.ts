import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

const columns = 'minmax(0, 1fr) 8.25rem 6rem 8.75rem';

/** Column headings; without them, each cell has its own label. */
export const Head = styled.div`
  display: none;
  border-top: ${theme.border.ground} solid ${theme.color.lineStrong};

  ${theme.media.m} {
    display: grid;
    grid-template-columns: ${columns};
    gap: ${theme.space[4]};
    padding: 10px 0 10px 18px;
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
    text-align: end;

    > :first-child {
      text-align: start;
    }
  }
`;

export const List = styled.ul.attrs({ role: 'list' })`
  border-top: ${theme.border.ground} solid ${theme.color.lineStrong};

  ${theme.media.m} {
    border-top: 0;
  }
`;

/** Name and reason, amounts and verdict: stacked on a phone. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[3]} 0 ${theme.space[3]} 14px;
  border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  border-inline-start: 4px solid transparent;

  &[data-tone='bad'] {
    border-inline-start-color: ${theme.color.textDanger};
  }
  &[data-tone='warn'] {
    border-inline-start-color: ${theme.color.actionSignalBg};
  }
  ${theme.media.m} {
    grid-template-columns: ${columns};
    gap: ${theme.space[4]};
    align-items: start;
  }
`;

export const Name = styled.div`
  grid-column: 1 / -1;
  min-width: 0;

  > h3 {
    font: ${theme.weight.semibold} 1rem/1.35 ${theme.font.body};
  }
  ${theme.media.m} {
    grid-column: auto;
    padding-top: ${theme.space[1]};

    [data-state='blank'] > & {
      padding-top: ${theme.space[3]};
    }
  }
`;

const cell = `
  display: grid;
  gap: 2px;
  align-content: start;
  font: ${theme.weight.medium} 1rem/1.35 ${theme.font.body};
  font-variant-numeric: tabular-nums;

  > small {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
  ${theme.media.m} {
    text-align: end;

    > small {
      display: none;
    }
  }
`;

/** Amount quoted by the dealer; the line's name next to it is the label of its field. */
export const Asked = styled.div`
  ${cell}

  input {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  > b {
    min-height: 48px;
    padding-block: 13px;
  }
`;

export const Computed = styled.div`
  ${cell}

  > span {
    padding-block: 13px;
  }
  &[data-state='open'] {
    color: ${theme.color.textMuted};
  }
`;

export const VerdictCell = styled.div`
  display: flex;
  grid-row: 2;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: center;

  > b {
    font: ${theme.weight.semibold} 1.0625rem/1 ${theme.font.display};
  }
  ${theme.media.m} {
    grid-row: auto;
    grid-column: auto;
    flex-direction: column;
    align-items: flex-end;
    padding-top: 10px;
  }
`;

export const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  padding: 4px 10px 3px;
  border-radius: ${theme.radius.standS};
  background: ${theme.color.bgStage};
  font: ${theme.weight.medium} 0.875rem/1.3 ${theme.font.body};

  &[data-tone='good'] {
    background: ${theme.color.statusSuccessBg};
    color: ${theme.color.statusSuccessFg};
  }
  &[data-tone='warn'] {
    background: ${theme.color.statusWarnBg};
    color: ${theme.color.statusWarnFg};
  }
  &[data-tone='bad'] {
    background: ${theme.color.statusDangerBg};
    color: ${theme.color.statusDangerFg};
  }
`;

export const Why = styled.details`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  > summary {
    display: block;
    max-width: 46ch;
    min-height: ${theme.layout.tap};
    padding-block: ${theme.space[1]};
    cursor: pointer;

    > small {
      display: block;
      color: ${theme.color.textDefault};
      text-decoration: underline;
    }
  }
  > ul {
    display: grid;
    gap: ${theme.space[2]};
    padding-inline-start: ${theme.space[4]};
    list-style: disc;
  }
`;
