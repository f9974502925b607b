import type { Meta, StoryObj } from '@storybook/react-vite';
import type { BikeDetail } from '@dopahiya/domain/bikes';
import { buildBikeDetail } from '../testing.ts';
import { drawnBikeOf } from './drawn-bike-of.ts';
import { MeasuredScene } from './measured-scene.tsx';
import { measured } from './measurements.ts';
import { showEach } from '@dopahiya/ui-kit/testing';

const classic = buildBikeDetail();

function lengthsOf(bike: BikeDetail) {
  const drawn = drawnBikeOf(bike);
  return drawn && { wide: measured(drawn, 'wide'), narrow: measured(drawn, 'narrow') };
}

const meta = {
  component: MeasuredScene,
  args: {
    bike: classic,
    alt: 'Royal Enfield Classic 350',
    lengths: lengthsOf(classic),
    hasLengths: true,
    priority: 'first',
  },
  decorators: [
    (story) => (
      <div style={{ containerType: 'size', display: 'flex', alignItems: 'flex-end', aspectRatio: '3 / 2' }}>
        {story()}
      </div>
    ),
  ],
} satisfies Meta<typeof MeasuredScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = showEach(MeasuredScene, {
  'Without lengths': { hasLengths: false },
  'Lengths unknown': { lengths: null },
  'No picture': { bike: { ...classic, image: null, drawing: null }, lengths: null },
});
