import { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Background of bikes, which stand side by side on its lower edge. */
export const backdrop = css`
  position: relative;
  display: flex;
  align-items: flex-end;
  justify-content: space-evenly;
  overflow: hidden;
  background: ${theme.color.bgStage};
`;
