import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Scales mm to the available width and height; on wide screens there is room for buttons above the lines. */
export const Scene = styled.div`
  --box-width: var(--narrow-width);
  --box-height: var(--narrow-height);
  --box-left: var(--narrow-left);
  --above: 0px;
  --mm: min(100cqi / var(--box-width), (var(--room-height, 100cqb) - var(--above)) / var(--box-height));
  position: relative;
  flex: none;
  width: calc(var(--mm) * var(--box-width));
  height: calc(var(--mm) * var(--box-height));

  ${theme.media.nav} {
    --box-width: var(--wide-width);
    --box-height: var(--wide-height);
    --box-left: var(--wide-left);
    --above: 52px;
  }
`;

export const Bike = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: calc(var(--mm) * var(--box-left));

  > * {
    max-width: none;
  }
`;

export const Ground = styled.div`
  position: absolute;
  inset-block-start: calc(var(--mm) * var(--bike-height) - 1px);
  inset-inline: 0;

  > div {
    background: none;
  }
`;

export const Lengths = styled.div`
  position: absolute;
  inset: 0;
  color: ${theme.color.textDefault};
  font-family: ${theme.font.display};
  pointer-events: none;

  &[data-screen='wide'] {
    display: none;
  }
  > svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  ${theme.media.nav} {
    &[data-screen='wide'] {
      display: block;
    }
    &[data-screen='narrow'] {
      display: none;
    }
  }
`;
