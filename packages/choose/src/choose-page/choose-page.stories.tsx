import { sampleBikes } from '@dopahiya/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chooseHandlers } from '../testing/choose-handlers.ts';
import { ChoosePage } from './choose-page.tsx';

const meta = {
  component: ChoosePage,
  parameters: { layout: 'fullscreen', msw: [chooseHandlers.answers(sampleBikes)] },
} satisfies Meta<typeof ChoosePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Classic 350')).toBeVisible();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
