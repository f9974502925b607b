import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { bikeListHandlers, buildBikeCard } from '../testing.ts';
import { BestBikesPage } from './best-bikes-page.tsx';

const { answers, fails, waits } = bikeListHandlers;

const meta = {
  component: BestBikesPage,
  parameters: { layout: 'fullscreen', msw: [answers('best')] },
} satisfies Meta<typeof BestBikesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Classic 350' })).toBeVisible();
  },
};

export const Enlarged: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enlarge Royal Enfield Classic 350' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Royal Enfield Classic 350' })).toBeVisible());
  },
};

export const Loading: Story = { parameters: { msw: [waits('best')] } };

export const Empty: Story = {
  parameters: { msw: [answers('best', [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No best bikes found')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('best', 500)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: {
    msw: [
      answers('best', [
        buildBikeCard({ name: 'Continental Adventure Touring 650 Twin Anniversary Edition', price: 9_999_999 }),
        buildBikeCard({ id: 2, image: null, price: null }),
      ]),
    ],
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
