import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { buildBikeDetail, sectionHandlers } from '../testing.ts';
import { StatePrices } from './state-prices.tsx';

const { all, fails, waits } = sectionHandlers;

const meta = {
  component: StatePrices,
  args: { bike: buildBikeDetail(), variant: 'Redditch', state: 'Delhi' },
  parameters: { msw: all() },
  decorators: [(story) => <div style={{ maxWidth: 432 }}>{story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('On-road price in other states'));
    await canvas.findByRole('table', { name: /^On-road price by state/ });
  },
} satisfies Meta<typeof StatePrices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Closed: Story = { play: async () => {} };
export const StateUnknown: Story = { args: { state: null } };

export const Loading: Story = {
  parameters: { msw: [waits('states')] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('On-road price in other states'));
    await expect(await canvas.findByText('Loading prices in other states')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { msw: [fails('states')] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('On-road price in other states'));
    await expect(await canvas.findByText('The garage is closed.')).toBeVisible();
  },
};
