import { standingBike } from '@dopahiya/ui-kit/bikes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildComparedBike } from '../testing.ts';
import { BikeOutlines } from './bike-outlines.tsx';
import { showEach } from '@dopahiya/ui-kit/testing';

const bikes = (['classic-350', 'cb350', 'r15-v4', 'ather-450s'] as const).map((slug) => buildComparedBike(slug));
const standing = bikes.map(standingBike);
const names = bikes.map(({ name }) => name);

const meta = {
  component: BikeOutlines,
  args: { bikes: standing.slice(0, 2), names: names.slice(0, 2) },
} satisfies Meta<typeof BikeOutlines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = showEach(BikeOutlines, {
  'Four bikes': { bikes: standing, names },
  'Without picture': {
    bikes: [...standing.slice(0, 1), standingBike(buildComparedBike('cb350', { image: null, drawing: null }))],
  },
});
