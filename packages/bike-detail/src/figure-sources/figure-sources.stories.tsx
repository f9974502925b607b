import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { buildBikeDetail, sectionHandlers } from '../testing.ts';
import { FigureSources } from './figure-sources.tsx';

const classic = buildBikeDetail();

const meta = {
  component: FigureSources,
  args: { bike: classic },
  parameters: { msw: sectionHandlers.all() },
} satisfies Meta<typeof FigureSources>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/^Figures:/));
    await expect(canvas.getByText(/^BikeWale/)).toBeVisible();
  },
};

export const Reporting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(/^Figures:/));
    await userEvent.click(canvas.getByRole('link', { name: 'Report a wrong figure' }));
    await expect(await canvas.findByRole('button', { name: 'Send' })).toBeVisible();
  },
};

export const OneSource: Story = { args: { bike: { ...classic, sources: classic.sources.slice(0, 1) } } };
