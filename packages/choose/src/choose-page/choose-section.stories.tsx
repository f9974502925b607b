import { sampleBikes } from '@dopahiya/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chooseHandlers } from '../testing/choose-handlers.ts';
import { ChooseSection } from './choose-section.tsx';

const { answers, fails, waits } = chooseHandlers;

const meta = {
  component: ChooseSection,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChooseSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { msw: [waits()] } };

export const Failed: Story = {
  parameters: { msw: [fails()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The garage is closed.')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: [answers([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No bikes found')).toBeVisible();
  },
};

export const Filled: Story = {
  parameters: { msw: [answers(sampleBikes)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Classic 350')).toBeVisible();
  },
};
