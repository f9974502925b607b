import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { InfiniteSentinel } from './infinite-sentinel.tsx';
import { LoadMore } from './load-more.tsx';
import { Pagination } from './pagination.tsx';

const meta = {
  component: LoadMore,
  args: { label: 'Load More Showrooms', progress: 'Page 1 of 4', onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { args: { loading: true } };
export const AllShown: Story = { args: { progress: 'Showing 12 bikes', onLoadMore: undefined } };
export const Infinite: Story = { render: () => <InfiniteSentinel hasMore loading onLoadMore={fn()} /> };
export const InfiniteEnd: Story = {
  render: () => <InfiniteSentinel hasMore={false} loading={false} onLoadMore={fn()} end="Showing 48 bikes" />,
};
export const Pages: Story = { render: () => <Pagination page={5} pages={12} toPage={(page) => `/?page=${page}`} /> };
export const PagesOnMobile: Story = { ...Pages, globals: { viewport: { value: 'phone' } } };
