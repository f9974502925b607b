import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const List = styled.ul.attrs({ role: 'list' })`
  border-top: ${theme.border.control} solid ${theme.color.lineStrong};
`;

/** Name and reason, amounts and verdict: one under the other on a phone. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[2]} ${theme.space[4]};
  padding: ${theme.space[4]} 0 ${theme.space[4]} ${theme.space[4]};
  border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  border-inline-start: 4px solid transparent;

  &[data-tone='bad'] {
    border-inline-start-color: ${theme.color.textDanger};
  }
  &[data-tone='warn'] {
    border-inline-start-color: ${theme.color.actionSignalBg};
  }
  > h3,
  > details {
    grid-column: 1 / -1;
  }
  > h3 {
    font: ${theme.weight.semibold} 1rem/1.35 ${theme.font.body};
  }
  ${theme.media.m} {
    grid-template-columns: minmax(0, 1fr) 7.5rem 7.5rem 9.5rem;

    > h3 {
      grid-column: auto;
    }
    > details {
      grid-column: 1 / span 3;
    }
  }
`;

export const Amount = styled.div`
  font: ${theme.weight.medium} 1rem/1.35 ${theme.font.body};
  font-variant-numeric: tabular-nums;

  > small {
    display: block;
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
`;

export const VerdictCell = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[2]};
  align-items: center;

  ${theme.media.m} {
    grid-column: auto;
    flex-direction: column;
    align-items: flex-end;
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
  white-space: nowrap;

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

export const Wanted = styled.div`
  grid-column: 1 / -1;
`;

export const Why = styled.details`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  > summary {
    display: block;
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
