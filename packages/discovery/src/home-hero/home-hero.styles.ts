import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Room in mm that the stone and the air between the bikes take. */
const besideBikes = 1300;

/** Of the kilometre stone, in mm. */
const stoneHeight = 860;
/** The highest thing on the road, in mm. */
const tallest = `max(${stoneHeight}, var(--tallest))`;

/** How high the bikes may be on wide screens, so that the hero is as high as documented. */
const bikesHeight = '140px';

/** The one yellow field of the site. From 1024 px the scale drops until the whole line-up fits. */
export const Hero = styled.section`
  --mm: ${theme.scale.heroS};
  display: flex;
  flex-direction: column;
  min-height: ${theme.layout.hero};
  padding-top: 28px;
  background: ${theme.color.bgBrand};
  color: ${theme.color.textOnBrand};

  &[data-film] {
    position: relative;
    isolation: isolate;
    color: ${theme.color.textOnInk};
  }
  ${theme.media.nav} {
    --mm: min(
      ${theme.scale.hero},
      (100vw - 2 * ${theme.space[5]}) / (var(--line-up) + ${besideBikes}),
      ${bikesHeight} / ${tallest}
    );
  }
`;

export const Headline = styled.h1`
  font: ${theme.type.d1};
  letter-spacing: -0.015em;
`;

export const Subtitle = styled.p`
  max-width: 30ch;
  margin-top: ${theme.space[2]};
  color: ${theme.color.textOnBrandMuted};

  [data-film] & {
    color: inherit;
  }

  ${theme.media.nav} {
    max-width: none;
    margin-top: 10px;
    font-size: 1.1875rem;
  }
`;

/**
 * Here and not on the hero is what is too wide cut off: the list of the search hangs out of the hero. Bikes and road have their
 * room before they arrive: a browser paints what there is of a page.
 */
export const Ground = styled.div`
  display: grid;
  grid-template: calc(${tallest} * var(--mm)) minmax(52px, auto) / minmax(0, 1fr);
  overflow: clip;
  margin-top: auto;
  padding-top: ${theme.space[4]};
`;
