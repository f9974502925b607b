import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBikes } from '../../testing.ts';
import { RidersScene } from './riders-scene.tsx';
import { standingBike } from './standing-bike.ts';
import { showEach } from '../../testing/show-each.tsx';

const dimensions = { length: null, height: null, wheelbase: null, ground_clearance: null };
const tyres = { front_tyre_size: null, rear_tyre_size: null };
const seats = { cruiser: 805, scooter: 765, sports: 815 } as const;

const standing = (body_style: string, seat_height: number | null, index = 0) => {
  const { slug = body_style, image = null, drawing = null } = sampleBikes[index] ?? {};
  return standingBike({ slug, image, drawing, body_style, seat_height, ...dimensions, ...tyres });
};
const bikes = Object.entries(seats).map(([style, seatHeight], index) => standing(style, seatHeight, index));
const names = bikes.map(({ slug }) => slug);

const meta = {
  title: 'Bikes/RidersScene',
  tags: ['autodocs'],
  component: RidersScene,
  parameters: {
    guide: {
      use: 'Whether the feet of a rider reach the ground, on one bike or several.',
      avoid: 'When no height is known and none is asked for.',
      states: 'Feet flat, on the toes, or in the air; height or seat height unknown.',
      keyboard: 'It takes no focus; what it shows is said in a sentence.',
    },
  },
  args: { bikes: bikes.slice(0, 1), names: names.slice(0, 1), height: 170 },
} satisfies Meta<typeof RidersScene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = showEach(RidersScene, {
  Short: { height: 140 },
  Tall: { height: 200 },
  Several: { bikes, names },
  'Height unknown': { height: null },
  'Seat height unknown': { bikes: [standing('cruiser', null)] },
});
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
