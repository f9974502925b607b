import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { buildComparedBike } from '../testing.ts';
import { BikeSlots } from './bike-slots.tsx';
import { SlotsSkeleton } from './slots-skeleton.tsx';
import { showEach } from '@dopahiya/ui-kit/testing';

const bikes = (['classic-350', 'cb350', 'r15-v4', 'ather-450s'] as const).map((slug) => buildComparedBike(slug));

const meta = {
  component: BikeSlots,
  args: { mode: 'bikes', bikes: bikes.slice(0, 2), onChoose: () => {} },
} satisfies Meta<typeof BikeSlots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { render: () => <SlotsSkeleton /> };

const old = { status: 'discontinued', price: 156658, price_month: '2018-12' };

export const States: Story = showEach(BikeSlots, {
  'Empty slot': { bikes: bikes.slice(0, 1) },
  'Three bikes': { bikes: bikes.slice(0, 3) },
  'Four bikes': { bikes },
  'Without price and picture': {
    bikes: [...bikes.slice(0, 1), buildComparedBike('cb350', { price: null, image: null, drawing: null })],
  },
  'Prices of different months': { bikes: [...bikes.slice(0, 1), buildComparedBike('cb350', old)] },
});

export const Enlarged: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge Royal Enfield Classic 350' }));
    const { body } = canvasElement.ownerDocument;
    await waitFor(() => expect(body.querySelector('[role=dialog]')).toHaveStyle({ opacity: '1' }));
  },
};
