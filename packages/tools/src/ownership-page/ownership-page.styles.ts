import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import { sideBySide, stacked } from '../mixins/layout.ts';

export const Columns = styled.div`
  ${sideBySide('minmax(0, 400px) minmax(0, 1fr)', theme.space[12])}
  padding-bottom: ${theme.space[8]};
`;

/** The result: the stone, and its figures below. */
export const Worked = styled.div`
  ${stacked(theme.space[8])}
`;

/** The previous chart stays visible, faded, during recalculation. */
export const Answer = styled.div`
  min-width: 0;

  &[aria-busy='true'] svg {
    opacity: 0.5;
  }
`;

/** Bikes on their ground line, with the stone below so that it covers no wheel. */
export const Machines = styled.div`
  min-width: 0;
`;

export const Versus = styled.span`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  margin: calc(-1 * ${theme.space[3]}) auto 0;
  padding-top: 4px;
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
  > li[data-stroke='electric']::before {
    border-color: ${theme.color.textElectric};
  }
  > li[data-stroke='other']::before {
    border-color: ${theme.color.lineControl};
    border-style: dashed;
  }
  > li[data-stroke='third']::before {
    border-color: ${theme.color.textMuted};
    border-style: dotted;
  }
  > li[data-stroke='fourth']::before {
    border-color: ${theme.color.textDanger};
    border-style: dashed;
  }
  > li > b {
    display: block;
    font-weight: ${theme.weight.semibold};
  }
  > li > small {
    display: block;
    color: ${theme.color.textMuted};
    font: inherit;
  }
  /* As the curves are drawn then. */
  @media (forced-colors: active) {
    > li[data-stroke='electric']::before {
      border-style: dotted;
    }
  }
`;
