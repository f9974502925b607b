import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chooseHandlers, sampleChoice } from '../testing/choose-handlers.ts';
import { readChooseInputs } from './choose-inputs.ts';
import { ChoosePage } from './choose-page.tsx';

const { answers, fails, waits } = chooseHandlers;

const meta = {
  component: ChoosePage,
  args: { inputs: readChooseInputs(new URLSearchParams('city=Pune')) },
  parameters: { layout: 'fullscreen', msw: [answers()] },
} satisfies Meta<typeof ChoosePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lowest price')).toBeVisible();
  },
};

export const WhyNot: Story = {
  args: { inputs: readChooseInputs(new URLSearchParams('city=Pune&not=classic-350&height=155')) },
};

export const Empty: Story = { parameters: { msw: [answers({ ...sampleChoice, chosen: [] })] } };
export const Failed: Story = { parameters: { msw: [fails()] } };
export const Loading: Story = { parameters: { msw: [waits()] } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
