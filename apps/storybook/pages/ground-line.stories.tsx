import { GroundLine, theme } from '@dopahiya/ui-kit';
import { BikeDrawing, Stage } from '@dopahiya/ui-kit/bikes';
import { Logo } from '@dopahiya/ui-kit/frame';
import { sampleBikes } from '@dopahiya/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { Block, Grid, Page } from './page.styles.ts';

const bikes = sampleBikes.slice(0, 2);

const atScale = (scale: keyof typeof theme.scale) => ({ '--mm': theme.scale[scale] }) as CSSProperties;

/** Shows the two brand elements: the ground line with its ruler, and the milestone. */
function GroundLineAndStone() {
  return (
    <Page>
      <h1>Ground line and stone</h1>
      <h2>One line, one scale</h2>
      <p>
        Every bike is drawn from its own dimensions and stands on one line with a ruler: a short tick each 10 cm, a long
        one each 50 cm. Bikes in one module share the pixels per metre; when one does not fit, the scale of the whole
        module drops.
      </p>
      <Stage bikes={bikes}>
        {bikes.map((bike) => (
          <BikeDrawing key={bike.slug} bike={bike} />
        ))}
      </Stage>
      <h2>The same ruler at every scale</h2>
      {(['hero', 'row', 'compare', 'teaser', 'menu'] as const).map((scale) => (
        <div key={scale} style={atScale(scale)}>
          <p>
            {scale}: {Math.round(Number.parseFloat(theme.scale[scale]) * 1000)} pixels a metre
          </p>
          <GroundLine />
        </div>
      ))}
      <h2>The kilometre stone</h2>
      <p>
        Round on top, flat at the foot, a yellow cap where money is shown. Use the full arch for small markers only:
        large white arches in a row look like graves.
      </p>
      <Grid>
        <li>
          <span style={{ fontSize: 48 }}>
            <Logo />
          </span>
        </li>
        {(['stand', 'standL', 'stone'] as const).map((radius) => (
          <li key={radius}>
            <Block style={{ borderRadius: theme.radius[radius] }} />
            <code>radius.{radius}</code>
          </li>
        ))}
      </Grid>
    </Page>
  );
}

const meta = { title: 'Design/Ground line and stone', component: GroundLineAndStone } satisfies Meta<
  typeof GroundLineAndStone
>;
export default meta;

export const Devices: StoryObj<typeof meta> = {};
