import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Styles of buttons and of links styled as such; vary by `data-tone`, `data-size` and `data-width`. */
export const buttonMixin = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  --padding: 18px;
  min-height: 44px;
  /* Anek sits high in its box. */
  padding: 2px var(--padding) 0;
  border: ${theme.border.control} solid transparent;
  border-radius: ${theme.radius.s};
  font-weight: ${theme.weight.semibold};
  line-height: 1;
  text-align: center;
  text-decoration: none;
  transition: background-color ${theme.motion.quick} ${theme.motion.easeOut};

  &[data-size='small'] {
    min-height: 36px;
    --padding: ${theme.space[3]};
    font-size: 0.9375rem;
  }
  &[data-size='large'] {
    min-height: 52px;
    --padding: ${theme.space[6]};
    font-size: 1.0625rem;
  }
  &[data-width='full'] {
    width: 100%;
  }

  &[data-tone='primary'] {
    background: ${theme.color.actionPrimaryBg};
    color: ${theme.color.actionPrimaryFg};
  }
  &[data-tone='signal'] {
    background: ${theme.color.actionSignalBg};
    color: ${theme.color.actionSignalFg};
  }
  &[data-tone='secondary'] {
    border-color: ${theme.color.lineControl};
  }
  /* Without an outline its text is its edge, which stands on that of what is above and beside it. */
  &[data-tone='quiet'] {
    justify-content: flex-start;
    min-width: ${theme.layout.tap};
    padding-inline: 0;
    border-inline-width: 0;
    text-decoration: underline ${theme.color.lineControl} 1.5px;
    text-underline-offset: 5px;
  }
  &[data-tone='danger'] {
    border-color: currentColor;
    color: ${theme.color.textDanger};
  }

  ${theme.media.hover} {
    &[data-tone='primary']:hover {
      background: ${theme.color.actionPrimaryHover};
    }
    &[data-tone='signal']:hover {
      background: ${theme.color.actionSignalHover};
    }
    &[data-tone='secondary']:hover,
    &[data-tone='danger']:hover {
      background: ${theme.color.bgHover};
    }
    &[data-tone='quiet']:hover {
      text-decoration-thickness: 2.5px;
    }
  }
  /* Always a layer of its own: to become one when it is pressed is a layout. */
  isolation: isolate;
  &:active {
    opacity: 0.86;
  }
`;
