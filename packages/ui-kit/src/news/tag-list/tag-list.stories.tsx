import type { Meta, StoryObj } from '@storybook/react-vite';
import { TagList } from './tag-list.tsx';

const meta = {
  title: 'Lists/TagList',
  tags: ['autodocs'],
  component: TagList,
  parameters: {
    guide: {
      use: 'The subjects of an article.',
      avoid: 'For filters: ChipRow.',
      states: 'Each word with a page of its own or without.',
      keyboard: 'Tab goes through the links.',
    },
  },
  args: { tags: [{ label: 'Royal Enfield', to: '/news' }, { label: 'Classic 350', to: '/news' }, { label: '350 cc' }] },
} satisfies Meta<typeof TagList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
