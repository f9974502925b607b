import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Native checkbox or radio styled as a box of 24 px; forced-colors mode uses the browser's own style. */
export const choiceMark = css`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  margin: 0;
  border: ${theme.border.control} solid ${theme.color.lineControl};
  background: ${theme.color.bgRaised};
  cursor: pointer;
  transition: background-color ${theme.motion.instant} ${theme.motion.easeOut};

  &[aria-invalid='true'] {
    border-color: ${theme.color.textDanger};
  }
  &:disabled {
    background: ${theme.color.bgStage};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      display: none;
    }
  }
`;
