import { css, keyframes } from 'styled-components';

const notYet = keyframes`from { display: none; }`;

/** CSS of a picture in a box of its own that is below or not seen first: its file is asked for once the first screen is painted. */
export const belowPicture = css`
  animation: ${notYet} 1ms step-end;
`;
