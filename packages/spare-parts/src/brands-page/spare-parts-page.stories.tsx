import { sampleBikes } from '@dopahiya/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { partsHandlers } from '../testing/parts-handlers.ts';
import { SparePartsPage } from './spare-parts.page.tsx';

const { bikes, brand, brands, fails, waits } = partsHandlers;
const makers = ['Hero', 'Honda', 'TVS', 'Bajaj', 'Royal Enfield', 'Yamaha', 'Suzuki', 'KTM', 'Ather'].map((name) => ({
  name,
  slug: name.toLowerCase().replace(' ', '-'),
}));
const honda = brand({ name: 'Honda', slug: 'honda' });

const meta = {
  component: SparePartsPage,
  args: { brandSlug: null, page: 1 },
  parameters: { layout: 'fullscreen', msw: [brands(makers, true)] },
} satisfies Meta<typeof SparePartsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Royal Enfield' })).toBeVisible();
  },
};
export const AllShown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load More Brands' }));
    await expect(await canvas.findByRole('button', { name: 'Show Less' })).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: [waits('brands')] } };
export const Failed: Story = { parameters: { msw: [fails('brands')] } };
export const Empty: Story = { parameters: { msw: [brands([])] } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };

export const BikesOfBrand: Story = {
  args: { brandSlug: 'honda' },
  parameters: { msw: [honda, bikes(sampleBikes, true)] },
};
export const BikesLoading: Story = { args: { brandSlug: 'honda' }, parameters: { msw: [honda, waits('bikes')] } };
export const BikesFailed: Story = { args: { brandSlug: 'honda' }, parameters: { msw: [honda, fails('bikes')] } };
export const NoBikes: Story = { args: { brandSlug: 'honda' }, parameters: { msw: [honda, bikes([])] } };
export const NoBrand: Story = {
  args: { brandSlug: 'nobody' },
  parameters: { msw: [fails('brand', 404), brands([]), fails('bikes', 404)] },
};
