import { css, keyframes } from 'styled-components';

const notYet = keyframes`from { display: none; }`;

/** CSS of a lazy picture in a box of its own that is not seen first: its file is asked for once the first screen is painted. */
export const afterFirstPaint = css`
  animation: ${notYet} 1ms step-end;
`;
