import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export const Root = styled.fieldset`
  min-width: 0;

  > legend {
    padding: 0;
    font: ${theme.weight.semibold} 0.9375rem/1.3 ${theme.font.body};
  }
`;

export const Hint = styled.p`
  margin: 2px 0 ${theme.space[3]};
  color: ${theme.color.textSubtle};
  font: ${theme.type.small};
`;

export const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${theme.space[4]} ${theme.space[3]};

  > li {
    min-width: 0;
  }
`;

export const Tile = styled.li`
  cursor: grab;
`;

export const Picture = styled.div`
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  border-radius: ${theme.radius.standS};
  background: ${theme.color.bgStage};

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

export const Progress = styled.progress`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: ${theme.space[2]};
  border: 0;
  background: ${theme.color.bgStage};
  appearance: none;

  &::-webkit-progress-bar {
    background: ${theme.color.bgStage};
  }
  &::-webkit-progress-value {
    background: ${theme.color.actionSignalHover};
  }
  &::-moz-progress-bar {
    background: ${theme.color.actionSignalHover};
  }
`;

export const Failure = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.textDanger};
  font: ${theme.type.micro};
`;

export const Actions = styled.div`
  display: flex;
  justify-content: space-between;
`;

export const AddTile = styled.label`
  position: relative;
  display: grid;
  place-content: center;
  place-items: center;
  gap: ${theme.space[2]};
  aspect-ratio: 4 / 3;
  border: ${theme.border.control} dashed ${theme.color.lineControl};
  border-radius: ${theme.radius.standS};
  font-weight: ${theme.weight.semibold};
  text-align: center;

  /* Over the whole tile, so that the browser takes a drop and a press anywhere in it. */
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
  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.bgHover};
    }
  }
`;

export const Answer = styled.output`
  display: block;
  min-height: 1.5em;
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;
