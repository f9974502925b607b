import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleOnRoadPrice } from '@dopahiya/ui-kit/testing';
import { buildBikeDetail, sectionHandlers } from '../testing.ts';
import { BestPriceDialog } from './best-price-dialog.tsx';

const { all, fails, lists } = sectionHandlers;

const meta = {
  component: BestPriceDialog,
  args: { bike: buildBikeDetail(), city: 'Delhi', price: sampleOnRoadPrice(), onClose: fn() },
  parameters: { msw: all() },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('dialog')).toHaveStyle({ opacity: '1' }));
  },
} satisfies Meta<typeof BestPriceDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('dialog')).toHaveStyle({ opacity: '1' }));
    await expect(await canvas.findByRole('link', { name: /^Find a Royal Enfield dealer/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const PriceUnknown: Story = { args: { price: undefined } };
export const WithoutVariant: Story = { args: { price: sampleOnRoadPrice({ variant: null }) } };
export const NoShowrooms: Story = { parameters: { msw: [lists('dealerships', []), ...all()] } };
export const ShowroomsFailed: Story = { parameters: { msw: [fails('dealerships'), ...all()] } };

export const LongText: Story = {
  args: {
    bike: buildBikeDetail({ name: 'Continental Adventure Touring 650 Twin Anniversary Edition' }),
    city: 'Sri Potti Sriramulu Nellore',
    price: sampleOnRoadPrice({ city: 'Sri Potti Sriramulu Nellore', variant: 'Chrome with panniers' }),
  },
};
