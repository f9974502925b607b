import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { buildBikeCard } from '../testing.ts';
import { EnlargedBike } from './enlarged-bike.tsx';

const meta = {
  component: EnlargedBike,
  args: { bike: buildBikeCard(), onClose: () => {} },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EnlargedBike>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Royal Enfield Classic 350' })).toBeVisible();
  },
};

export const WithoutPicture: Story = { args: { bike: buildBikeCard({ image: null, drawing: null }) } };

export const LongText: Story = {
  args: { bike: buildBikeCard({ name: 'Continental Adventure Touring 650 Twin Anniversary Edition' }) },
};
