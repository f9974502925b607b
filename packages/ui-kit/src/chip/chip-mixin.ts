import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Styles of chips; a pressed or current one is filled. The touch target extends 2 px beyond it. */
export const chipMixin = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 40px;
  /* Anek sits high in its box. */
  padding: 2px 14px 0;
  border: ${theme.border.control} solid ${theme.color.lineControl};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.bgRaised};
  color: ${theme.color.textDefault};
  font-size: 0.9375rem;
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset: -3.5px -1.5px;
  }
  > svg {
    margin: -2px -4px 0 0;
  }
  &[aria-pressed='true'],
  &[aria-current='true'] {
    border-color: transparent;
    background: ${theme.color.actionPrimaryBg};
    color: ${theme.color.actionPrimaryFg};
  }
  ${theme.media.hover} {
    &:hover:not([aria-pressed='true'], [aria-current='true'], :disabled) {
      background: ${theme.color.bgHover};
    }
  }
  &:active {
    opacity: 0.86;
  }
  &:disabled {
    border-color: transparent;
    background: ${theme.color.bgStage};
    color: ${theme.color.textSubtle};
    opacity: 1;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'],
    &[aria-current='true'] {
      border-color: Highlight;
    }
  }
`;
