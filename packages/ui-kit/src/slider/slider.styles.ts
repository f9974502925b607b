import { css, styled } from 'styled-components';
import { ControlBox } from '../field/control-box.ts';
import { theme } from '../theme/theme.ts';

export const Root = styled.div`
  --ground: ${theme.color.lineControl};
  min-width: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};

  > label {
    font-size: 1.0625rem;
    font-weight: ${theme.weight.semibold};
    line-height: 1.3;
  }
`;

export const NumberBox = styled(ControlBox)`
  flex: 0 1 170px;

  > input {
    font-weight: ${theme.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;

/** From the thumb's centre at one end to its centre at the other. */
const filled = `calc(13px + var(--filled) * (100% - 26px))`;

const track = css`
  height: 8px;
  background: linear-gradient(90deg, ${theme.color.lineStrong} ${filled}, ${theme.color.bgStage} 0);
  forced-color-adjust: none;
`;

const thumb = css`
  appearance: none;
  width: 26px;
  height: 34px;
  border: ${theme.border.ground} solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.stone};
  background: ${theme.color.actionSignalBg};
  cursor: grab;
`;

/** 44 px high for touch, with the thumb on the track. Hidden without scripts, because only a script syncs it with the number field. */
export const Range = styled.input.attrs({ type: 'range' })`
  appearance: none;
  display: block;
  width: 100%;
  height: 44px;
  margin: 0;
  background: none;
  cursor: pointer;
  touch-action: pan-y;

  ${theme.media.noScript} {
    display: none;
  }

  &::-webkit-slider-runnable-track {
    ${track}
    margin-top: 26px;
  }
  &::-webkit-slider-thumb {
    ${thumb}
    margin-top: -24px;
  }
  &::-moz-range-track {
    ${track}
    transform: translateY(13px);
  }
  &::-moz-range-thumb {
    box-sizing: border-box;
    ${thumb}
  }
  &:focus-visible {
    outline: 0;
    box-shadow: none;

    &::-webkit-slider-thumb {
      outline: ${theme.border.focus} solid ${theme.color.focusRing};
      outline-offset: 2px;
      box-shadow: 0 0 0 2px ${theme.color.focusHalo};
    }
    &::-moz-range-thumb {
      outline: ${theme.border.focus} solid ${theme.color.focusRing};
      outline-offset: 2px;
      box-shadow: 0 0 0 2px ${theme.color.focusHalo};
    }
  }
  &:active::-webkit-slider-thumb {
    cursor: grabbing;
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;

export const Ruler = styled.div`
  --mm: 0.096px;
  margin: -7px 13px 0;

  ${theme.media.noScript} {
    display: none;
  }
`;

export const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: 2px;
  color: ${theme.color.textSubtle};
  font: ${theme.type.micro};
  font-variant-numeric: tabular-nums;
`;

/** Message about a converted number. */
export const Said = styled.output`
  display: block;
  color: ${theme.color.textNotice};
  font: ${theme.type.small};

  &[data-wrong='true'] {
    color: ${theme.color.textDanger};
  }
`;
