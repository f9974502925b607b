import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { rideFinderHandlers } from '../testing.ts';
import { RideFinder } from './ride-finder.tsx';

const { brands, categories, bikes, fails, waits } = rideFinderHandlers;
const lists = [bikes('budget_bikes'), bikes('filter/by-engine-capacity'), bikes('cruisers')];

const meta = {
  component: RideFinder,
  parameters: { layout: 'fullscreen', msw: [brands(), categories(), ...lists] },
} satisfies Meta<typeof RideFinder>;
export default meta;
type Story = StoryObj<typeof meta>;

const open =
  (tab: string, choice?: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: tab }));
    if (!choice) return;
    await userEvent.click(await canvas.findByRole('link', { name: choice }));
    await expect(await canvas.findByRole('heading', { name: 'Classic 350' })).toBeVisible();
  };

export const Brand: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Brand 12/ })).toBeVisible();
  },
};
export const Budget: Story = { play: open('BUDGET', 'Under 1.5L') };
export const BodyStyle: Story = { play: open('BODY STYLE', 'Cruiser') };
export const NoStyleChosen: Story = { play: open('BODY STYLE') };
export const Loading: Story = { parameters: { msw: [waits('brands'), waits('categories')] } };
export const Failed: Story = {
  parameters: { msw: [fails('brands'), categories()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error Loading Data')).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: { msw: [brands(), categories(), bikes('budget_bikes', [])] },
  play: open('BUDGET'),
};
export const MobileDisplacement: Story = {
  globals: { viewport: { value: 'phone' } },
  play: open('DISPLACEMENT', '150-200 cc'),
};
