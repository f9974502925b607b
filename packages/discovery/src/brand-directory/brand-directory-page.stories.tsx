import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { BrandDirectoryPage } from './brand-directory-page.tsx';

const brands = [
  { id: 1, name: 'TVS', slug: 'tvs', country_of_origin: 'India', founded_year: 1978, bike_count: 25 },
  {
    id: 2,
    name: 'Royal Enfield',
    slug: 'royal-enfield',
    country_of_origin: 'India',
    founded_year: 1901,
    bike_count: 26,
  },
  { id: 3, name: 'Hop Electric', slug: 'hop-electric' },
];

const meta = {
  component: BrandDirectoryPage,
  args: { text: '' },
  parameters: { layout: 'fullscreen', msw: [http.get('*/api/brands/', () => HttpResponse.json(brands))] },
} satisfies Meta<typeof BrandDirectoryPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 3 brands')).toBeVisible();
  },
};

export const Empty: Story = { args: { text: 'xyz' } };

export const Loading: Story = { parameters: { msw: [http.get('*/api/brands/', () => delay('infinite'))] } };

export const Failed: Story = {
  parameters: { msw: [http.get('*/api/brands/', () => HttpResponse.json({}, { status: 500 }))] },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
