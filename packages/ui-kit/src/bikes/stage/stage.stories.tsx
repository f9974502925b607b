import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../badge/badge.tsx';
import { BikeDrawing } from '../bike-drawing/bike-drawing.tsx';
import { sampleBike } from '../../testing.ts';
import { Stage } from './stage.tsx';
import { showEach } from '../../testing/show-each.tsx';

const bikes = [sampleBike(), sampleBike({ id: 2, name: 'Activa 6G', body_style: 'scooter' })];

const meta = {
  title: 'Bikes/Stage',
  tags: ['autodocs'],
  component: Stage,
  parameters: {
    guide: {
      use: 'Bikes side by side on one ground line, outside of a row of cards.',
      avoid: 'Behind anything but bikes.',
      states: "The design's scales; with badge and action in its corners; the scale drops when bikes would not fit.",
      keyboard: 'It takes no focus itself.',
    },
  },
  args: { bikes, children: bikes.map((bike) => <BikeDrawing key={bike.id} bike={bike} />) },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const States: Story = showEach(Stage, {
  Compare: { scale: 'compare' },
  'With badge': { badge: <Badge tone="electric">Electric</Badge> },
});
