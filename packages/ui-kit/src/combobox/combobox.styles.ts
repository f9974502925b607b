import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Anchor = styled.div`
  position: relative;
  min-width: 0;
`;

/** Stays in the DOM, empty, while closed, so that its next message is announced. */
export const PopUp = styled.div`
  color: ${theme.color.textDefault};
  font: ${theme.type.body};
  text-align: start;

  &[data-placement='standing'] {
    margin-top: ${theme.space[2]};
  }
  &[data-placement='floating'] {
    position: absolute;
    z-index: ${theme.zIndex.overlay};
    inset: calc(100% + 6px) 0 auto;
    max-height: 60vh;
    overflow: hidden auto;
    overscroll-behavior: contain;

    ${theme.media.nav} {
      max-height: 70vh;
    }
    &[data-open='true'] {
      padding: 6px;
      border: ${theme.border.hair} solid ${theme.color.lineHair};
      border-radius: ${theme.radius.s};
      background: ${theme.color.bgRaised};
      box-shadow: ${theme.shadow.overlay};
    }
  }
`;

/** Announces the number of options, or why there are none. */
export const Answer = styled.div.attrs({ role: 'status' })``;

/** Names, which must not be translated by browsers. */
export const ListBox = styled.div.attrs({ role: 'listbox', translate: 'no' })``;

export const Title = styled.div`
  padding: ${theme.space[3]} ${theme.space[3]} ${theme.space[1]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
  font-weight: ${theme.weight.semibold};
`;

/** Reached with the field's arrow keys, not with Tab. */
export const Option = styled.div.attrs({ role: 'option', tabIndex: -1, draggable: false })<{
  href?: string | undefined;
}>`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 56px;
  padding: 6px ${theme.space[3]};
  border-radius: 4px;
  text-decoration: none;
  cursor: pointer;

  ${theme.media.hover} {
    &:hover {
      background: ${theme.color.bgHover};
    }
  }
  &[aria-selected='true'] {
    background: ${theme.color.bgSelected};
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: ${theme.border.ground} solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Note = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 56px;
  padding: ${theme.space[2]} ${theme.space[3]};
  color: ${theme.color.textMuted};
`;
