import { css, keyframes, styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

export const Root = styled.figure`
  min-width: 0;
`;

export const Screen = styled.div`
  position: relative;
  overflow: hidden;
  background: ${theme.color.bgStage};

  ${theme.media.nav} {
    border-radius: 22px 22px 0 0;
  }
`;

const notYet = keyframes`from { display: none; }`;

/** CSS that delays loading a picture in its own box below the fold or initially hidden until the first screen is painted. */
export const belowPicture = css`
  animation: ${notYet} 1ms step-end;
`;

export const Track = styled.ul.attrs({ role: 'list' })`
  position: relative;
  display: grid;
  grid-auto-columns: 100%;
  grid-auto-flow: column;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  > li {
    display: grid;
    align-items: end;
    min-width: 0;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  > li:not(:first-child) > * {
    ${belowPicture}
  }
  > li > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

export const Corner = styled.div`
  position: absolute;
  inset-block-start: ${theme.space[2]};
  inset-inline: auto ${theme.space[2]};

  &[data-side='start'] {
    inset-inline: ${theme.space[3]} auto;
  }
  ${theme.media.nav} {
    inset-block-start: ${theme.space[4]};
    inset-inline: auto ${theme.space[4]};

    &[data-side='start'] {
      inset-inline: ${theme.space[4]} auto;
    }
  }
`;

export const Dots = styled.div`
  padding-top: ${theme.space[3]};

  ${theme.media.nav} {
    display: none;
  }
  @media print {
    display: none;
  }
  ${theme.media.noScript} {
    display: none;
  }
`;

export const Caption = styled.figcaption`
  margin-top: ${theme.space[2]};
  color: ${theme.color.textSubtle};
  font: ${theme.type.micro};
`;
