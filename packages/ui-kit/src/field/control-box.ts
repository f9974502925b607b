import { css, styled } from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { theme } from '../theme/theme.ts';

/**
 * Box around an `<input>` and its affixes. `data-tone` is `outlined` (48 px), `sunken` (44 px, no border, for
 * the header) or `large` (60 px, no border, for the hero); `data-invalid` marks an error.
 */
export const ControlBox = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 48px;
  padding-inline: 14px;
  border: ${theme.border.control} solid ${theme.color.lineControl};
  border-radius: ${theme.radius.s};
  background: ${theme.color.bgRaised};
  color: ${theme.color.textDefault};

  > input {
    flex: 1;
    align-self: stretch;
    /* A share of the box asks for no width of its own, as the twenty letters of an input do. */
    width: 100%;
    min-width: 0;
    /* Anek sits high in its box. */
    padding: 2px 0 0;
    border: 0;
    background: none;
    text-overflow: ellipsis;

    &::placeholder {
      color: ${theme.color.textSubtle};
      opacity: 1;
    }
    /* The browser paints what it fills in with a colour of its own. */
    &:-webkit-autofill {
      -webkit-text-fill-color: ${theme.color.textDefault};
      box-shadow: inset 0 0 0 60px ${theme.color.bgRaised};
    }
  }
  &[data-tone='sunken'] {
    min-height: 44px;
    border-color: transparent;
    background: ${theme.color.bgSunken};
  }
  &[data-tone='large'] {
    min-height: 54px;
    padding-inline: ${theme.space[4]} 7px;
    border-color: transparent;

    ${theme.media.nav} {
      min-height: 60px;
      font-size: 1.125rem;
    }
  }
  &[data-invalid='true'] {
    border-color: ${theme.color.textDanger};
  }
  &:has(> input:disabled) {
    border-color: transparent;
    background: ${theme.color.bgStage};
    color: ${theme.color.textSubtle};
  }
  &:has(> input[readonly]) {
    border-color: transparent;
    background: ${theme.color.bgSunken};
  }
  &:has(> input:focus-visible) {
    outline: ${theme.border.focus} solid ${theme.color.focusRing};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${theme.color.focusHalo};

    > input {
      outline: 0;
    }
    > input:not(:-webkit-autofill) {
      box-shadow: none;
    }
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

/** Prefix or suffix of the value: ₹, +91, km, %. */
export const Affix = styled.span`
  flex: none;
  padding-top: 2px;
  color: ${theme.color.textMuted};
`;

/** Button at the end of the box. */
export const ControlButton = styled(IconButton).attrs({ tone: 'quiet' })`
  margin-inline: -6px -12px;
`;

/** Styles of a native control as a field: its border, and its invalid and disabled states. */
export const controlMixin = css`
  width: 100%;
  border: ${theme.border.control} solid ${theme.color.lineControl};
  border-radius: ${theme.radius.s};
  background: ${theme.color.bgRaised};

  &[aria-invalid='true'] {
    border-color: ${theme.color.textDanger};
  }
  &:disabled {
    border-color: transparent;
    background: ${theme.color.bgStage};
    color: ${theme.color.textSubtle};
  }
`;
