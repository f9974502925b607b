import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Lists/Pagination',
  tags: ['autodocs'],
  component: Pagination,
  parameters: {
    guide: {
      use: 'Pages of a list with addresses of their own, for search engines and visitors without scripts.',
      avoid: 'As the only way through bikes on a screen with scripts: InfiniteSentinel.',
      states: 'First, middle and last page; one page shows nothing.',
      keyboard: 'Tab goes through the links, Enter follows one; the current page is told.',
    },
  },
  args: { page: 5, pages: 12, toPage: (page) => `/?page=${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1 } };
