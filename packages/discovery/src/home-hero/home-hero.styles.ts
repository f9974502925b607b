import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Width in mm reserved for the stone and the gaps between bikes. */
const besideBikes = 1300;

/** Height of the kilometre stone, in mm. */
const stoneHeight = 860;
/** Height of the tallest thing on the road, in mm. */
const tallest = `max(${stoneHeight}, var(--tallest))`;

/** Height of the bikes on wide screens, chosen for the documented height of the hero. */
const bikesHeight = '140px';

/** The site's only yellow area. From 1024 px the scale shrinks until the whole line-up fits. */
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
 * Clips the overflow here and not on the hero, because the search suggestions extend past the hero. Reserves space for bikes and road
 * before they load.
 */
export const Ground = styled.div`
  display: grid;
  grid-template: calc(${tallest} * var(--mm)) minmax(52px, auto) / minmax(0, 1fr);
  overflow: clip;
  margin-top: auto;
  padding-top: ${theme.space[4]};
`;
