import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Bars = styled.ul.attrs({ role: 'list' })`
  border-top: ${theme.border.ground} solid ${theme.color.lineStrong};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space[2]} ${theme.space[3]};
    align-items: center;
    padding-block: 14px;
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  }
  > [data-part='sum'] {
    border-top: ${theme.border.control} solid ${theme.color.lineStrong};
    border-bottom: 0;

    > :last-child {
      grid-column: -2 / -1;
    }
  }
  ${theme.media.m} {
    > li {
      grid-template-columns: minmax(0, 1.25fr) minmax(0, 1.6fr) 8rem;
      gap: ${theme.space[6]};
    }
  }
`;

/** Name of a bar and its basis. */
export const Name = styled.div`
  font-weight: ${theme.weight.semibold};

  > b {
    font-weight: inherit;
  }
  > small {
    display: block;
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
`;

export const Amount = styled.span`
  font: ${theme.weight.semibold} 1.25rem/1 ${theme.font.display};
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
`;

/** A bar from the centre: right is cheaper, left is more expensive; below the name on a phone. */
export const Bar = styled.div`
  position: relative;
  grid-row: 2;
  grid-column: 1 / -1;
  height: 22px;

  &::before {
    position: absolute;
    inset: -4px auto -4px 50%;
    width: 2px;
    background: ${theme.color.lineStrong};
    content: '';
  }
  > i {
    position: absolute;
    inset-block: 2px;
    left: 50%;
    width: calc(50% * var(--share));
    background: ${theme.color.textElectric};
  }
  > i[data-side='more'] {
    right: 50%;
    left: auto;
    background: ${theme.color.lineControl};
  }
  > span {
    position: absolute;
    inset-block-start: 0;
    right: calc(50% + ${theme.space[3]});
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
    white-space: nowrap;
  }
  > span + span {
    right: auto;
    left: calc(50% + ${theme.space[3]});
  }
  @media (forced-colors: active) {
    &::before,
    > i[style] {
      background: CanvasText;
    }
  }
  ${theme.media.m} {
    grid-row: auto;
    grid-column: auto;
    height: 28px;

    &::before {
      inset-block: -14px;
    }
  }
`;

/** Short names of the two bikes above the bars. */
export const Sides = styled.li`
  [data-part='sides'] {
    grid-row: auto;
    overflow: hidden;
  }
  ${theme.media.m} {
    > :first-child {
      grid-column: 2;
    }
  }
`;

/** Bars from the left, under their own heading. */
export const Effects = styled.div`
  padding-top: ${theme.space[8]};

  > h3 {
    font-size: 1.25rem;
  }
  > p {
    padding-block: ${theme.space[1]} ${theme.space[4]};
    color: ${theme.color.textMuted};
  }
  [data-part='effect']::before {
    left: 0;
  }
  [data-part='effect'] > i {
    left: 0;
    width: calc(100% * var(--share));
    background: ${theme.color.lineControl};
  }
  @media (forced-colors: active) {
    [data-part='effect'] > i {
      background: CanvasText;
    }
  }
`;
