import { riderHeight } from '@dopahiya/visitor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { buildBikeDetail } from '../testing.ts';
import { RiderFitSection } from './rider-fit-section.tsx';

const remembering = (height: number | null) => () => {
  const before = riderHeight.read();
  riderHeight.write(height);
  return () => void riderHeight.write(before);
};

/** Returns a story of a rider of this height in cm that expects this verdict. */
const riderOf = (height: number, verdict: string): Story => ({
  beforeEach: remembering(height),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(verdict)).toBeVisible();
    await expect(await canvas.findByRole('img', { name: new RegExp(`^A rider of ${height} cm`) })).toBeVisible();
  },
});

const meta = {
  component: RiderFitSection,
  args: { bike: buildBikeDetail() },
  parameters: { layout: 'fullscreen' },
  beforeEach: remembering(null),
} satisfies Meta<typeof RiderFitSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Flat: Story = riderOf(175, 'Both feet flat on the ground');
export const Balls: Story = riderOf(165, 'The balls of both feet reach the ground');
export const Tiptoe: Story = riderOf(155, 'Only the toes of both feet reach the ground');
export const Above: Story = riderOf(140, 'Only one foot at a time reaches the ground');

export const ImpossibleHeight: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Your height' }), '90');
    await expect(await canvas.findByText('Enter a height from 140 to 200 cm.')).toBeVisible();
  },
};

export const SeatHeightUnknown: Story = {
  args: { bike: buildBikeDetail({ seat_height: null }) },
  parameters: { showsNothing: true },
  play: ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
};
