import { buildDeal, buildUsedBike, buildUsedBikePage, usedBikeHandlers } from '@dopahiya/api-client/testing';
import { dealGrades } from '@dopahiya/domain/market';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UsedBikesPage } from './used-bikes-page.tsx';

const { list, fails, waits } = usedBikeHandlers;
const none = () => buildUsedBikePage([], { verified_count: 0 });

const meta = {
  component: UsedBikesPage,
  args: { part: { choices: {}, page: 1 } },
  parameters: { layout: 'fullscreen', msw: [list()] },
} satisfies Meta<typeof UsedBikesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Available Bikes (4)' })).toBeVisible();
    await expect(canvas.getByText('1 verified used bike')).toBeVisible();
  },
};

const graded = () =>
  buildUsedBikePage(
    dealGrades.map((grade, index) =>
      buildUsedBike({
        id: index + 1,
        slug: `graded-${grade}`,
        deal: buildDeal({ grade, difference: index * 9000 - 18_000 }),
      }),
    ),
  );

export const InAllGrades: Story = {
  args: { part: { choices: { deal: 'good', sort: 'deal' }, page: 1 } },
  parameters: { msw: [list(graded)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Above market: ₹9,000 above our estimate')).toBeVisible();
    await expect(canvas.getByText('Fair price: matches our estimate')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [waits('list')] } };

export const Failed: Story = {
  parameters: { msw: [fails('list', 500, 'The garage is closed.')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch bikes: 500 The garage is closed.')).toBeVisible();
  },
};

export const NoMatches: Story = {
  args: { part: { choices: { search: 'tractor' }, page: 1 } },
  parameters: { msw: [list(none)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No bikes match your filters')).toBeVisible();
  },
};

export const NoneOnSale: Story = {
  parameters: { msw: [list(none)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No bikes found')).toBeVisible();
  },
};

export const NarrowedOnMobile: Story = {
  args: { part: { choices: { brand: 'honda', owner: '1st', sort: 'price-low' }, page: 1 } },
  globals: { viewport: { value: 'phone' } },
};
