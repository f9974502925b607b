import type { Meta, StoryObj } from '@storybook/react-vite';
import { riderHeight } from '@dopahiya/visitor';
import { buildComparedBike } from '../testing.ts';
import { RiderSection } from './rider-section.tsx';

const bikes = (['classic-350', 'cb350', 'r15-v4', 'ather-450s'] as const).map((slug) => buildComparedBike(slug));
const names = bikes.map(({ name }) => name);
const remember = (height: number) => () => {
  riderHeight.write(height);
  return () => riderHeight.write(null);
};

const meta = {
  component: RiderSection,
  args: { bikes: bikes.slice(0, 2), names: names.slice(0, 2) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RiderSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ShortRider: Story = { beforeEach: remember(145) };
export const TallRider: Story = { beforeEach: remember(198) };
export const FourBikes: Story = { args: { bikes, names } };
export const UnknownSeatHeight: Story = {
  args: { bikes: [...bikes.slice(0, 1), buildComparedBike('cb350', { seat_height: null })] },
};
