import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Chart = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  path[data-part='band'] {
    opacity: 0.25;
  }
  path[data-part='line'] {
    fill: none;
    stroke-width: 2.5;
  }
  [data-stroke='petrol'] {
    fill: ${theme.color.textDefault};
    stroke: ${theme.color.textDefault};
  }
  [data-stroke='electric'] {
    fill: ${theme.color.textElectric};
    stroke: ${theme.color.textElectric};
  }
  [data-stroke='other'] {
    fill: ${theme.color.lineControl};
    stroke: ${theme.color.lineControl};
    stroke-dasharray: 6 4;
  }
  path[data-part='band'] {
    stroke: none;
  }
  @media (forced-colors: active) {
    path[data-stroke] {
      fill: CanvasText;
      stroke: CanvasText;
    }
    path[data-part='line'] {
      fill: none;
    }
    path[data-part='band'] {
      stroke: none;
    }
    path[data-stroke='electric'] {
      stroke-dasharray: 0 6;
      stroke-linecap: round;
      stroke-width: 4;
    }
  }
  line {
    stroke: ${theme.color.lineHair};
  }
  text {
    fill: currentColor;
    font-size: 24px;
  }
  /* The table beside it says the same; on a phone there is no room for it. */
  [data-part='end'] {
    display: none;

    > [data-end] {
      fill: ${theme.color.textDefault};
      font-weight: ${theme.weight.semibold};
    }
    > [data-end='electric'] {
      fill: ${theme.color.textElectric};
    }
  }
  [data-part='ruler'] {
    fill: none;
    stroke: ${theme.color.lineStrong};
    stroke-width: 1.5;
  }
  [data-part='stone'] > line {
    stroke: ${theme.color.lineControl};
    stroke-dasharray: 3 4;
  }
  [data-part='mark'] {
    transform-box: fill-box;
    transform-origin: bottom center;
    transform: scale(1.5);

    > path {
      fill: ${theme.color.bgRaised};
      stroke: ${theme.color.lineStrong};
      stroke-width: 1.5;
    }
    > path[data-part='cap'] {
      fill: ${theme.color.actionSignalBg};
    }
    > text {
      fill: ${theme.color.actionSignalFg};
      font-size: 12px;
    }
    > :last-child {
      fill: ${theme.color.textDefault};
      font: ${theme.weight.semibold} 22px ${theme.font.display};
    }
  }
  /* There is no room for it beside the word at the beginning. */
  text[data-year='1'] {
    display: none;
  }
  ${theme.media.m} {
    [data-part='mark'] {
      transform: none;
    }
    text {
      font-size: 14px;
    }
    text[data-year='1'] {
      display: inline;
    }
    [data-part='end'] {
      display: inline;
    }
  }
`;
