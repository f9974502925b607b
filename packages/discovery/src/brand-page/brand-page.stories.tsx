import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { buildLineUp } from '../testing.ts';
import { pagedBikes } from '../testing/paged-bikes.ts';
import { brandList } from '../lists/brand-list.ts';
import { BrandPage } from './brand-page.tsx';

const brand = {
  id: 3,
  name: 'Royal Enfield',
  slug: 'royal-enfield',
  founded_year: 1901,
  country_of_origin: 'India',
  description: 'Royal Enfield of Chennai builds motorcycles of 349 cc and more. '.repeat(20),
  bike_count: 26,
};
const call = '*/api/brands/royal-enfield/';

const meta = {
  component: BrandPage,
  args: {
    slug: brand.slug,
    list: brandList(brand),
    address: { path: '/royal-enfield', parameters: [], sort: undefined, page: 1 },
  },
  parameters: {
    layout: 'fullscreen',
    msw: [http.get(call, () => HttpResponse.json(brand)), pagedBikes('bikes/', { bikes: buildLineUp(12) })],
  },
} satisfies Meta<typeof BrandPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1901')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [http.get(call, () => delay('infinite')), http.get('*/api/bikes/', () => delay('infinite'))] },
};

export const Empty: Story = {
  args: { list: brandList(brand, 'scooter') },
  parameters: { msw: [http.get(call, () => HttpResponse.json(brand)), pagedBikes('bikes/', { bikes: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No bikes match your filters')).toBeVisible();
  },
};

export const FewFacts: Story = {
  parameters: {
    msw: [http.get(call, () => HttpResponse.json({ id: 3, name: brand.name, slug: brand.slug })), pagedBikes('bikes/')],
  },
};

export const Failed: Story = {
  parameters: {
    msw: [http.get(call, () => HttpResponse.json({ detail: 'Closed.' }, { status: 500 })), pagedBikes('bikes/')],
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
