import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HowWeValuePage } from './how-we-value.page.tsx';

const meta = { component: HowWeValuePage, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof HowWeValuePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'How we value used bikes' })).toBeVisible();
  },
};
