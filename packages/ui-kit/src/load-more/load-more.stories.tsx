import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LoadMore } from './load-more.tsx';
import { showEach } from '../testing/show-each.tsx';

const meta = {
  title: 'Lists/LoadMore',
  tags: ['autodocs'],
  component: LoadMore,
  parameters: {
    guide: {
      use: 'More of a list when asked for, with how much is shown.',
      avoid: 'For lists that are read to the end, such as bikes: InfiniteSentinel.',
      states: 'Ready, loading, all shown.',
      keyboard: 'Tab reaches the button, Enter and Space load; the focus stays.',
    },
  },
  args: { label: 'Load More Showrooms', progress: 'Page 1 of 4', onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = showEach(LoadMore, {
  Loading: { loading: true },
  'All shown': { progress: 'Showing 12 bikes', onLoadMore: undefined },
});
