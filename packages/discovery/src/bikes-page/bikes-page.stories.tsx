import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect } from 'storybook/test';
import { buildLineUp } from '../testing.ts';
import { ListHere } from '../testing/list-here.tsx';
import { pagedBikes } from '../testing/paged-bikes.ts';
import { sampleFacets } from '../testing/sample-facets.ts';
import { BikesPage } from './bikes-page.tsx';

const answers = (bikes = buildLineUp(12)) => pagedBikes('bikes/', { bikes, facets: sampleFacets });

const meta = {
  component: ListHere,
  args: { page: BikesPage, path: '/bikes' },
  parameters: { layout: 'fullscreen', msw: [answers()] },
} satisfies Meta<typeof ListHere>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Showing \d+ bikes/)).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [http.get('*/api/bikes/', () => delay('infinite'))] } };

export const Empty: Story = { parameters: { msw: [answers([])] } };

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
