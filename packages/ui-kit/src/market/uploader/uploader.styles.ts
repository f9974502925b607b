import { css, styled } from 'styled-components';
import { buttonMixin } from '../../button/button-mixin.ts';
import { theme } from '../../theme/theme.ts';

/* Covers the whole area, so that drops and presses work anywhere in it. */
const overInput = css`
  position: relative;

  > input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:focus-within {
    outline: ${theme.border.focus} solid ${theme.color.focusRing};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${theme.color.focusHalo};
  }
`;

export const Root = styled.fieldset`
  min-width: 0;

  > legend {
    float: left;
    padding: 0;
    font: ${theme.weight.semibold} 0.9375rem/1.3 ${theme.font.body};

    > span {
      color: ${theme.color.textSubtle};
      font-weight: ${theme.weight.regular};
    }
  }
`;

export const Hint = styled.p`
  margin-bottom: ${theme.space[3]};
  color: ${theme.color.textSubtle};
  font: ${theme.type.small};
  text-align: end;
`;

export const Drop = styled.div`
  display: grid;
  align-items: center;
  justify-items: start;
  gap: ${theme.space[3]} ${theme.space[5]};
  clear: both;
  margin-bottom: ${theme.space[4]};
  padding: ${theme.space[5]};
  border: ${theme.border.control} dashed ${theme.color.lineControl};
  border-radius: ${theme.radius.standS};
  background: ${theme.color.bgSunken};

  > svg {
    color: ${theme.color.textMuted};
  }
  p {
    color: ${theme.color.textSubtle};
    font: ${theme.type.small};
  }
  /* Nothing is dragged on a phone. */
  [data-for='mouse'] {
    display: none;
  }
  ${theme.media.m} {
    @media (pointer: fine) {
      [data-for='mouse'] {
        display: inline;
      }
      [data-for='touch'] {
        display: none;
      }
    }
  }
  ${theme.media.m} {
    grid-template-columns: auto 1fr auto;
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;

export const Way = styled.label`
  ${buttonMixin}
  ${overInput}

  /* Where nothing is pressed with a finger a camera is seldom at hand. */
  &[data-way='camera'] {
    display: none;
  }
  @media (pointer: coarse) {
    &[data-way='camera'] {
      display: inline-flex;
    }
  }
`;

export const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(150px, 45%), 1fr));
  gap: ${theme.space[4]} ${theme.space[3]};

  > li {
    min-width: 0;
  }
`;

export const Tile = styled.li`
  cursor: grab;

  > button {
    margin-top: ${theme.space[2]};
  }
`;

export const Picture = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${theme.radius.standS};
  background: ${theme.color.bgStage};

  &[data-state='failed'] {
    outline: 2px solid ${theme.color.textDanger};
  }
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

export const Cover = styled.div`
  position: absolute;
  inset: ${theme.space[2]} auto auto ${theme.space[2]};
`;

export const Unseen = styled.p`
  display: grid;
  place-content: center;
  height: 100%;
  padding: ${theme.space[3]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
  overflow-wrap: anywhere;
  text-align: center;
`;

/* Dark enough for readable text on any photo. */
export const Veil = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  position: absolute;
  inset: 0;
  padding: ${theme.space[3]};
  background: color-mix(in srgb, ${theme.color.bgInk} 80%, transparent);
  color: ${theme.color.textOnInk};
  font: ${theme.type.small};

  &[data-state='failed'] {
    justify-content: center;
    overflow: auto;
    background: color-mix(in srgb, ${theme.color.statusDangerBg} 94%, transparent);
    color: ${theme.color.statusDangerFg};
  }
  > p {
    display: flex;
    gap: ${theme.space[2]};
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
  }
`;

export const Bar = styled.progress`
  appearance: none;
  width: 100%;
  height: 6px;
  border: 0;
  background: ${theme.color.lineOnInk};

  &::-webkit-progress-bar {
    background: ${theme.color.lineOnInk};
  }
  &::-webkit-progress-value {
    background: ${theme.color.actionSignalBg};
  }
  &::-moz-progress-bar {
    background: ${theme.color.actionSignalBg};
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

export const Actions = styled.div`
  display: flex;
  justify-content: space-between;
`;

export const AddTile = styled.label`
  display: grid;
  place-content: center;
  place-items: center;
  gap: ${theme.space[2]};
  aspect-ratio: 4 / 3;
  border: ${theme.border.control} dashed ${theme.color.lineControl};
  border-radius: ${theme.radius.standS};
  font-weight: ${theme.weight.semibold};
  text-align: center;

  ${overInput}
  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.bgHover};
    }
  }
`;

export const NoticeTile = styled.li`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[1]};
  min-height: 100%;
  padding: ${theme.space[2]};
  border-radius: ${theme.radius.standS};
  background: ${theme.color.bgSunken};
  font: ${theme.type.small};
  text-align: center;

  > b {
    font: ${theme.type.body};
    font-weight: ${theme.weight.semibold};
  }
`;

export const SlotName = styled.p`
  margin-top: ${theme.space[2]};
  font: ${theme.type.small};
  font-weight: ${theme.weight.semibold};
`;

export const Answer = styled.output`
  display: block;
  min-height: 1.5em;
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;
