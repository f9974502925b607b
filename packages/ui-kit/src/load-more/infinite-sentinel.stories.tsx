import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { InfiniteSentinel } from './infinite-sentinel.tsx';

const meta = {
  title: 'Lists/InfiniteSentinel',
  tags: ['autodocs'],
  component: InfiniteSentinel,
  parameters: {
    guide: {
      use: 'The end of a list that grows while it is read. Give visitors without scripts a Pagination too.',
      avoid: 'Without end where something stands below that should be reached: after some pages, LoadMore.',
      states: 'Waiting, loading, at the end.',
      keyboard: 'A link to skip to the footer takes the focus before the list goes on.',
    },
  },
  args: { hasMore: true, loading: true, onLoadMore: fn() },
} satisfies Meta<typeof InfiniteSentinel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const End: Story = { args: { hasMore: false, loading: false, end: 'Showing 48 bikes' } };
